import { extractText, getDocumentProxy } from 'unpdf';

/** What a reader's search finds in a PDF, page by page. */
export async function textOfPdf(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return (await extractText(document, { mergePages: false })).text;
}
