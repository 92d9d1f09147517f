import { saveSummary } from '@loadline/contract/clearance/entry-desk.api';
import { writtenSummary } from '@loadline/contract/clearance/entry-summary';
import { modesOfTransport } from '@loadline/contract/clearance/entry-summary.codes';
import { chargesOfLines } from '@loadline/contract/clearance/entry-summary.rules';
import { placeOf } from '@loadline/contract/codes/place';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { DeskEntry } from './desk-entry.ts';

/** The data of the entry summary that nobody else knows; what stands empty is as orders, waybills and profile know it. */
export function SummaryDialog({
  of: { file, lines, summary },
  onClose,
}: {
  of: DeskEntry;
  onClose: () => void;
}) {
  const { t, language } = useWords();
  const done = useDone();
  const { fileNo: no, version } = file;
  const told = (name: string | null) => (name ? t('clearanceDesk.summary.told', { name }) : null);
  const { toldMode, toldConsigneeNo, toldImporter, unladingPlaces } = summary;
  const charged = chargesOfLines(lines);
  const arrives = unladingPlaces.map((code) => {
    const place = placeOf(code);
    return place ? say(place, language) : code;
  });
  return (
    <AskDialog
      title={t('clearanceDesk.summary.open', { number: no })}
      says={t('clearanceDesk.summary.says')}
      size="wide"
      columns="two"
      fields={writtenSummary}
      values={summary}
      inputs={{
        transportMode: { hint: told(toldMode && say(wordOf(modesOfTransport, toldMode), language)) },
        unlading: { hint: told(arrives.join(', ')) },
        consigneeNo: { hint: told(toldConsigneeNo) },
        importerName: { hint: told(toldImporter) },
        charges: { hint: told(charged && `USD ${moneyText(charged)}`) },
      }}
      submitLabel={t('resource.form.save')}
      onSubmit={(body) => done(call(saveSummary, { body: { ...body, no, version }, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}
