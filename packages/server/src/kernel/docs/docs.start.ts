import { readFileSync } from 'node:fs';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { docsStart, docsTexts } from '@loadline/contract/site/docs.text';
import { docsThings } from '@loadline/contract/site/docs.things';
import { listing, prose, safe } from './docs.markup.ts';

const examples = new URL('../../../../client/examples/', import.meta.url);

/** What is to be known first, then the ten things with the examples that the client package is tested with. */
export function startPage(language: Language, perMinute: number): string {
  const sections = Object.entries(docsStart).map(([name, { title, text }]) => {
    const paragraphs = text.map((one) => `<p>${prose(one, language, { perMinute })}</p>`).join('');
    const shown = name === 'first' ? listing('loadline.ts', textOf('loadline.ts')) : '';
    return `<section id="${name}"><h3>${safe(say(title, language))}</h3>${paragraphs}${shown}</section>`;
  });
  const things = Object.entries(docsThings).map(([name, { title, about }], at) => {
    const answer = name === 'webhook' ? docsTexts.received : docsTexts.answerAbbreviated;
    return `<article id="do-${name}"><h3><span class="no">${at + 1}</span>${safe(say(title, language))}</h3><p>${prose(about, language)}</p>
${listing(say(docsTexts.program, language), textOf(`${name}.ts`))}${listing(say(docsTexts.commands, language), textOf(`${name}.sh`))}${listing(say(answer, language), textOf(`${name}.json`))}</article>`;
  });
  return `<h1>${say(docsTexts.title, language)}</h1><p class="lede">${safe(say(docsTexts.lede, language))}</p>
<h2 id="start">${say(docsTexts.start, language)}</h2>${sections.join('')}<h2 id="things">${say(docsTexts.things, language)}</h2>${things.join('')}`;
}

function textOf(name: string): string {
  return readFileSync(new URL(name, examples), 'utf8');
}
