import { askMidCorrection, previewMidLines, replaceMidLines } from '@loadline/contract/mids/mid-lines.api';
import { lazy } from 'react';
import { LatePart } from '../../kernel/awake.tsx';
import { usePlace } from '../../kernel/navigation.ts';
import { may } from '../../kernel/session.ts';
import { one } from '../../resource/use-list-address.ts';
import { MidLines } from '../../shared/mids/mid-lines.tsx';
import { MidList } from './mid-list.tsx';

const MidImport = lazy(async () => ({ default: (await import('./mid-import.part.tsx')).MidImportPart }));

/** The register of manufacturers; a workbook of them at `?import=1`, and at `?into=` the lines of entries that take one of its codes. */
export function MidScreen() {
  const { search } = usePlace();
  const into = one(search['into']);
  if (into)
    return (
      <MidLines
        id={into}
        page="mid"
        preview={previewMidLines}
        replace={replaceMidLines}
        correct={askMidCorrection}
        entries="coa"
      />
    );
  if (one(search['import']) === undefined || !may('mid:edit')) return <MidList />;
  return (
    <LatePart>
      <MidImport />
    </LatePart>
  );
}
