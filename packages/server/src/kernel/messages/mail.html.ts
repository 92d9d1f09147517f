const address = /https?:\/\/[\w\-.~:/?#@!$&*+,;=%]*[\w/=#]/g;

/** Plain text as a whole HTML page: paragraphs, line breaks, addresses as links. Everything else is shown as it is written. */
export function htmlOf(text: string): string {
  const paragraphs = text.trim().split(/\n\s*\n/);
  const body = paragraphs.map((paragraph) => `<p>${linesOf(paragraph)}</p>`).join('');
  return `<!doctype html><html><head><meta charset="utf-8"></head><body>${body}</body></html>`;
}

function linesOf(paragraph: string): string {
  return withLinks(paragraph.trim()).replaceAll('\n', '<br>');
}

/** Addresses are found before anything is escaped: behind an escaped quote no address goes on. */
function withLinks(text: string): string {
  const links = text.match(address) ?? [];
  return text
    .split(address)
    .map((between, place) => `${escaped(between)}${linkTo(links[place])}`)
    .join('');
}

function linkTo(url: string | undefined): string {
  return url === undefined ? '' : `<a href="${escaped(url)}">${escaped(url)}</a>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
