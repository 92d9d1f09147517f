import { fileURLToPath } from 'node:url';
import { type MessagePort, parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Paper, PaperReply } from './paper.protocol.ts';

const port = parentPort as MessagePort;
const fonts = {
  normal: fontFile('400Regular/NotoSansSC_400Regular.ttf'),
  bold: fontFile('600SemiBold/NotoSansSC_600SemiBold.ttf'),
};

pdfmake.setFonts({ paper: fonts });
// Functions do not reach this thread: a paper names its layout. `hair` is a grid of hairlines.
pdfmake.setTableLayouts({
  hair: {
    hLineWidth: () => 0.5,
    vLineWidth: () => 0.5,
    hLineColor: () => '#B4C0CB',
    vLineColor: () => '#B4C0CB',
    paddingLeft: () => 7,
    paddingRight: () => 7,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
});
// A paper reaches nothing but its fonts, whatever somebody typed into it.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => Object.values(fonts).includes(path));

port.on('message', async (paper: Paper) => {
  try {
    const pdf = await pdfmake.createPdf(definitionOf(paper)).getBuffer();
    port.postMessage({ pdf } satisfies PaperReply);
  } catch (error) {
    const failed = error instanceof Error ? (error.stack ?? error.message) : String(error);
    port.postMessage({ failed } satisfies PaperReply);
  }
});

function definitionOf({
  title,
  language,
  content,
  size,
  footer,
  watermark,
  styles = {},
  images = {},
}: Paper): TDocumentDefinitions {
  return {
    info: { title, creator: 'Loadline', producer: 'Loadline' },
    language: language === 'en' ? 'en' : 'zh-CN',
    content,
    styles,
    images: { ...images },
    defaultStyle: { font: 'paper', fontSize: 9, lineHeight: 1.15 },
    ...(size === 'A4'
      ? { pageSize: 'A4', pageMargins: [40, 40, 40, 48] }
      : { pageSize: { width: size.width, height: size.height }, pageMargins: size.margin }),
    ...(watermark && { watermark: { text: watermark, color: '#5A6E80', opacity: 0.12, bold: true } }),
    ...(footer === undefined ? {} : { footer: (page: number, pages: number) => footOf(footer, page, pages) }),
  };
}

function footOf(footer: string, page: number, pages: number) {
  return {
    margin: [40, 12, 40, 0] as [number, number, number, number],
    fontSize: 8,
    color: '#5A6E80',
    columns: [
      { text: footer, width: '*' },
      { text: `${page} / ${pages}`, width: 'auto' },
    ],
  };
}

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-sc/${name}`));
}
