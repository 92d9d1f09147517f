import { fileLimits } from '../files/record-file.ts';
import { codeTable } from '../kernel/code.ts';

/** How much artwork is taken. */
export const artworkLimits = { megabytes: 500, fileMegabytes: fileLimits.megabytes, files: 10_000 } as const;

/** Why a file of artwork is not taken; the others of its archive are. */
export const artworkRefusals = codeTable('artwork refusal', {
  kind: { zh: '不是 PDF、PNG 或 JPG', en: 'No PDF, PNG or JPG' },
  disguised: {
    zh: '内容与扩展名不符，或同时是另一种文件',
    en: 'Its content is not what its name says, or something else as well',
  },
  archive: { zh: '压缩包中的压缩包不打开', en: 'An archive in an archive is not opened' },
  large: { zh: `超过 ${fileLimits.megabytes} MB`, en: `Above ${fileLimits.megabytes} MB` },
  bomb: { zh: '压缩率异常', en: 'Unpacks to far more than it says' },
  locked: { zh: '有密码', en: 'Under a password' },
  damaged: { zh: '已损坏', en: 'Damaged' },
  empty: { zh: '空文件', en: 'Empty' },
  link: { zh: '是链接，不是文件', en: 'A link, not a file' },
  outside: { zh: '路径指向压缩包之外', en: 'Its path leaves the archive' },
  twice: { zh: '与前面的文件同名', en: 'Named like one before it' },
  many: {
    zh: `该款色已有 ${fileLimits.perRecord} 个文件`,
    en: `The style in this colour has ${fileLimits.perRecord} files already`,
  },
  stranger: { zh: '文件名中没有清单里的款号', en: 'Its name has no style number of the list' },
  colourless: {
    zh: '文件名中没有该款的颜色：用于该款所有颜色',
    en: 'Its name has no colour of its style: it goes to all of them',
  },
});
