import {
  decideFile,
  deskFilesOf,
  deskReadersOf,
  downloadDeskFile,
  previewDeskFile,
  setVisibility,
  uploadDeskFile,
  withdrawDeskFile,
  zipOfDeskFiles,
} from '@loadline/contract/files/desk-file.api';
import {
  downloadFile,
  filesOf,
  previewFile,
  readersOf,
  uploadFile,
  withdrawFile,
  zipOfFiles,
} from '@loadline/contract/files/file.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { archiveOf, contentOf, previewOf } from './files.content.ts';
import { judgeFile, showFile, takeAway, takeBack } from './files.decide.commands.ts';
import { filesOfRecord, readersOfFile } from './files.queries.ts';
import { customerSide, deskSide } from './files.side.ts';
import { takeFile } from './files.upload.ts';

export function fileRoutes(house: House) {
  const own = customerSide(house);
  serve(house, uploadFile, ({ query, viewer, file }) =>
    takeFile(house, own, viewer, { ...query, visible: true }, file),
  );
  serve(house, filesOf, ({ query, viewer }) => filesOfRecord(own, viewer, query));
  serve(house, downloadFile, ({ query, viewer }) => contentOf(house, own, viewer, query.fileId));
  serve(house, previewFile, ({ query, viewer }) => previewOf(house, own, viewer, query));
  serve(house, zipOfFiles, ({ query, viewer }) => archiveOf(house, own, viewer, query));
  serve(house, withdrawFile, ({ body, viewer }) => takeBack(own, viewer, body));
  serve(house, readersOf, ({ query, viewer }) => readersOfFile(own, viewer, query.fileId));
}

/** The same for the forwarder's staff, across the customers of their team. */
export function deskFileRoutes(house: House) {
  const desk = deskSide(house);
  serve(house, uploadDeskFile, ({ query, viewer, file }) =>
    takeFile(house, desk, viewer, { ...query, visible: query.visible === true }, file),
  );
  serve(house, deskFilesOf, ({ query, viewer }) => filesOfRecord(desk, viewer, query));
  serve(house, downloadDeskFile, ({ query, viewer }) => contentOf(house, desk, viewer, query.fileId));
  serve(house, previewDeskFile, ({ query, viewer }) => previewOf(house, desk, viewer, query));
  serve(house, zipOfDeskFiles, ({ query, viewer }) => archiveOf(house, desk, viewer, query));
  serve(house, setVisibility, ({ body, viewer }) => showFile(desk, viewer, body));
  serve(house, decideFile, ({ body, viewer }) => judgeFile(desk, viewer, body));
  serve(house, withdrawDeskFile, ({ body, viewer }) => takeAway(desk, viewer, body));
  serve(house, deskReadersOf, ({ query, viewer }) => readersOfFile(desk, viewer, query.fileId));
}
