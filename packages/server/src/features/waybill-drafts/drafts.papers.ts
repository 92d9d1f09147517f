import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import type { Agent } from '@loadline/contract/waybill-drafts/awb-agent';
import type { AwbForm } from '@loadline/contract/waybill-drafts/awb-form';
import type { HouseForm } from '@loadline/contract/waybill-drafts/draft';
import type { waybillPaper } from '@loadline/contract/waybill-drafts/draft.api';
import { draftWatermark } from '@loadline/contract/waybill-drafts/draft.paper-words';
import { mostLabels } from '@loadline/contract/waybill-drafts/draft.papers';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { Paper } from '../../kernel/paper.protocol.ts';
import { paperOf } from '../../kernel/paper.ts';
import { Problem } from '../../kernel/problem.ts';
import { awbPaper } from './awb.paper.ts';
import { instructionPaper } from './instruction.paper.ts';
import { labelledPieces, labelsPaper } from './labels.paper.ts';
import { manifestPaper } from './manifest.paper.ts';

export type AskedPaper = QueryOf<typeof waybillPaper>;

/** What somebody may have printed of a waybill. */
export interface PrintedForms {
  /** `176-12345675`. */
  readonly mawbNo: string;
  /** Whose papers they are. */
  readonly agent: Agent;
  readonly master: AwbForm;
  readonly houses: readonly HouseForm[];
  readonly confirmed: boolean;
  /** The master without what is others'. */
  readonly isExtract: boolean;
}

export async function printed(
  forms: PrintedForms,
  asked: AskedPaper,
  language: Language,
): Promise<FileAnswer> {
  const house = asked.hawbId === null ? undefined : houseIn(forms, asked.hawbId);
  const name = [asked.paper, forms.mawbNo, house?.awbNo].filter((part) => part !== undefined).join(' ');
  const pdf = await paperOf(definitionOf(forms, asked, house, language));
  return new FileAnswer(`${name}.pdf`, 'pdf', pdf);
}

function houseIn({ houses }: PrintedForms, hawbId: string): AwbForm {
  const found = houses.find((one) => one.hawbId === hawbId);
  if (!found) throw new Problem('notFound');
  return found.form;
}

function definitionOf(
  { mawbNo, agent, master, houses, confirmed, isExtract }: PrintedForms,
  { paper, from, pieces }: AskedPaper,
  house: AwbForm | undefined,
  language: Language,
): Paper {
  const marked = confirmed ? {} : { watermark: draftWatermark };
  const chosen = { from: from ?? 1, pieces: pieces ?? mostLabels };
  switch (paper) {
    case 'mawb':
      return awbPaper({ form: master, kind: 'master', isExtract, ...marked });
    case 'hawb':
      return awbPaper({ form: required(house), kind: 'house', ...marked });
    case 'manifest':
      if (houses.length === 0) throw new Problem('notFound');
      return manifestPaper({ agent, master, houses: houses.map(({ form }) => form), language, ...marked });
    case 'sli':
      return instructionPaper({ agent, mawbNo, form: house ?? master, language });
    case 'labels':
      return labelsPaper(labelledPieces(master, house ?? master, house, chosen));
  }
}

/** A house waybill has to be named where there are any to choose from. */
function required(house: AwbForm | undefined): AwbForm {
  if (!house) throw new Problem('notFound');
  return house;
}
