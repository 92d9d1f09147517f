/** From now on a text that ends in an ellipsis says its whole to a pointer over it; asked again it is the same. */
export function sayWholeOnHover(page: Document): void {
  page.addEventListener('pointerover', sayWhole);
}

const said = 'data-said-whole';

function sayWhole({ target }: Event): void {
  const box = target instanceof Element ? shorteningBox(target) : undefined;
  if (!box || (box.title !== '' && !box.hasAttribute(said))) return;
  const isCut = box.scrollWidth > box.clientWidth;
  box.title = isCut ? box.innerText.trim() : '';
  box.toggleAttribute(said, isCut);
}

/** The nearest box that shortens what it holds; a cell of a table is as far as it goes. */
function shorteningBox(inner: Element): HTMLElement | undefined {
  for (let box: Element | null = inner; box; box = box.parentElement) {
    if (box instanceof HTMLElement && getComputedStyle(box).textOverflow === 'ellipsis') return box;
    if (box.matches('td, th, [role="gridcell"], body')) return undefined;
  }
  return undefined;
}
