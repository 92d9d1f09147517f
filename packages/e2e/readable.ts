import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { chineseWords, rawCodes } from './raw-codes.ts';

/** What a screen may show that would be a fault elsewhere: the places of a template, the codes a refusal names. */
interface Allowed {
  readonly raw?: RegExp | undefined;
  /** Whose words stand there alone: what people and companies are called, and what somebody typed, may be Chinese. */
  readonly words?: 'English' | undefined;
  /** What has an English name besides: on an English screen nobody is shown the Chinese one. */
  readonly named?: RegExp | undefined;
}

/** Nothing that is shown is cut, broken or covered, and nothing stands there as only a program writes it. */
export async function expectReadable(page: Page, raw?: RegExp): Promise<void> {
  expect(await unreadable(page, { raw })).toEqual([]);
}

/** What a person could not read or press on the page as it stands. */
export async function unreadable(page: Page, { raw = /^$/, words, named }: Allowed = {}): Promise<string[]> {
  const { faults, texts } = await page.evaluate(faultsInSight);
  const written = texts.flatMap((text) => [
    ...[...text.matchAll(asWritten)].map(([found]) => found),
    ...[...text.matchAll(capitals)].map(([found]) => found).filter((found) => rawCodes.has(found)),
  ]);
  const unsaid = written.filter((found) => !raw.test(found)).map((found) => `raw: ${found}`);
  const chinese = words === 'English' ? texts.map((text) => text.trim()).filter(isOurChinese) : [];
  const called = named ? texts.flatMap((text) => text.match(named)?.[0] ?? []) : [];
  return [...new Set([...faults, ...unsaid, ...[...chinese, ...called].map((text) => `Chinese: ${text}`)])];
}

function isOurChinese(text: string): boolean {
  return chineseWords.has(text);
}

/** Instants, ids, places to fill, keys and codes, and what JavaScript writes of nothing. What an ellipsis begins is a part of a secret. */
const asWritten =
  /\b\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.Z+-]*|\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b|\{\w+\}|\[object \w+\]|\b(?:undefined|NaN|null)\b|(?<![\w@.…])[a-z]+[A-Z][a-zA-Z]*\b|\b[A-Z]{2,}_[A-Z_]+\b|\b(?:ACT|EST|PLN|DLV|NFD|POD|WEIGHED|LOADED)\b/g;

/** Words in capitals, some of which are states. An air waybill whose charges are not told says "AS AGREED". */
const capitals = /(?<!…)\b(?!(?<=\bAS )AGREED\b)[A-Z]{4,}\b/g;

/** Runs in the page: texts that their box cuts, words broken inside, and controls that something else lies over. */
function faultsInSight(): { faults: string[]; texts: string[] } {
  const figure =
    /^[^\p{L}]*\d[^\p{L}]*$|\d[\d,.]*\s*(?:kg|m³|%|pcs|件|USD|CNY)|(?:USD|CNY|[¥$€])\s*\d|[A-Z]{2,4}-?\d{6}|\d{3}-\d{4,}|\d\d-\d\d/u;
  const inSight = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const said = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);

  /** The box that hides what stands over its edge, if any stands before one that can be scrolled. */
  function cutting(text: Element): Element | undefined {
    for (let box: Element | null = text; box && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return undefined;
      if (overflowX === 'hidden' || overflowX === 'clip') return box;
    }
    return undefined;
  }

  /** Words with a figure among them, such as `Cotton 100 %`, are a name. */
  function isFigure(text: string): boolean {
    const letters = text.replaceAll(/kg|m³|pcs|USD|CNY/g, '').match(/\p{L}/gu) ?? [];
    return text.trim().length <= 40 && letters.length <= 6 && figure.test(text);
  }

  /** A name or a sentence may end in an ellipsis where its whole is a pointer away; a figure or a state never. */
  function isToldWhole(text: string, element: Element): boolean {
    // The cells of a sheet keep their width while they are typed in.
    if (
      (isFigure(text) && !element.closest('[role="gridcell"]')) ||
      element.closest('.state-text, .status-chip')
    )
      return false;
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    const titled = element.closest('[title]');
    return (
      titled?.getAttribute('title')?.replaceAll(/\s+/g, ' ').includes(text.replaceAll(/\s+/g, ' ').trim()) ===
      true
    );
  }

  function cut(node: Text, element: Element): string | undefined {
    const box = cutting(element);
    if (!box || box.clientWidth < 4 || isToldWhole(node.data, element)) return undefined;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [text, edge] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    const { textOverflow, paddingRight } = getComputedStyle(box);
    // An ellipsis stands before the padding, a plain edge behind it.
    const inside = box.clientWidth - (textOverflow === 'ellipsis' ? Number.parseFloat(paddingRight) : 0);
    const room = edge.left + box.clientLeft + inside;
    if (text.width === 0 || text.bottom <= edge.top || text.top >= edge.bottom) return undefined;
    const over = Math.max(text.right - room, edge.left - text.left);
    return over > 1 ? `cut by ${Math.ceil(over)} px: ${said(node.data)}` : undefined;
  }

  /** Chinese that has the room of one sign stands one under the other. */
  function isUpright(node: Text, width: number): boolean {
    const size = Number.parseFloat(getComputedStyle(node.parentElement ?? document.body).fontSize);
    return /\p{Script=Han}{3}/u.test(node.data) && width < 1.9 * size;
  }

  function broken(node: Text): string[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    if (height < 26) return [];
    if (isUpright(node, width)) return [`upright: ${said(node.data)}`];
    return [
      ...node.data.matchAll(
        /\b[A-Z]{2,4}\d[\dA-Z]{6,}\b|(?<![^\s(])[A-Za-z]{4,20}(?=[\s,.;:)]|$)|\d[\d,.]{2,}\d/g,
      ),
    ].flatMap(({ 0: word, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...rest] = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return rest.some((top) => top !== first) ? [`broken: ${word}`] : [];
    });
  }

  /** What lies over the middle of a control. */
  function overlying(control: Element): Element | undefined {
    const { left, top, width, height } = control.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit || control.contains(hit) || hit.contains(control)) return undefined;
    if (hit.closest('label') && hit.closest('label') === control.closest('label')) return undefined;
    // What was opened lies over the page until it is closed, and what was said for its seconds.
    const opened = hit.closest('[role="dialog"], [role="menu"], [role="listbox"], .dialog-layer, .toast');
    if (opened && !opened.contains(control)) return undefined;
    return hit;
  }

  /** What lies there also where the control was brought into sight; then all stands as before, for whoever walks on. */
  function covered(control: Element): string | undefined {
    if (!overlying(control)) return undefined;
    const scrolled: [Element, number, number][] = [];
    for (let box: Element | null = control; box; box = box.parentElement)
      scrolled.push([box, box.scrollLeft, box.scrollTop]);
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const hit = overlying(control);
    for (const [box, left, top] of scrolled) box.scrollTo({ left, top, behavior: 'instant' });
    if (!hit) return undefined;
    const name = control.getAttribute('aria-label') ?? control.textContent ?? control.tagName;
    return `covered: ${said(name)} by ${hit.tagName.toLowerCase()}.${hit.className}`;
  }

  // The rows of a list are alike, and the page behind an open drawer is covered by design.
  const alike =
    '.data-table__row:nth-child(n + 13) *, [inert] *, [aria-hidden="true"] *, .visually-hidden, .visually-hidden *';
  const faults: (string | undefined)[] = [];
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || node.data.trim() === '') continue;
    if (element.closest('script, style, textarea, option, [inert], .visually-hidden') || !inSight(element))
      continue;
    texts.push(node.data);
    faults.push(cut(node, element), ...broken(node));
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const input of document.querySelectorAll('input')) {
    const { type, value, placeholder } = input;
    // On a phone a hint says what fits.
    if (pen && innerWidth >= 1024 && value === '' && placeholder !== '' && inSight(input)) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(input);
      pen.font = font;
      const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(placeholder).width > room + 1)
        faults.push(`cut in its input: ${said(placeholder)}`);
    }
    // A search holds as many numbers as one pastes.
    if (input.closest('search, [role="search"]')) continue;
    if (type !== 'text' || !figure.test(value) || !inSight(input)) continue;
    if (input.scrollWidth > input.clientWidth + 1) faults.push(`cut in its input: ${said(value)}`);
  }
  for (const control of document.querySelectorAll(
    'a[href], button, input, select, textarea, [role="button"]',
  ))
    if (!control.matches(alike) && inSight(control) && control.getBoundingClientRect().width > 1)
      faults.push(covered(control));
  return { faults: faults.filter((fault) => fault !== undefined), texts };
}
