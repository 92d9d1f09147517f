import { plainNumber, shortestPublicNumber } from '@loadline/contract/checks/tracked-number';
import { timeZones } from '@loadline/contract/codes/time-zone';
import { codesOf, codeTable, wordOf } from '@loadline/contract/kernel/code';
import { code } from '@loadline/contract/kernel/field';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import {
  codeShapes,
  type DictionaryKind,
  dictionaryEntry,
  dictionaryKinds,
  isPlaceKind,
} from '@loadline/contract/ops/dictionary';
import { listEntries, orderEntries, saveEntry } from '@loadline/contract/ops/dictionary.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { SuggestInput } from '../../../resource/suggest-input.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { onePage } from '../one-page.ts';
import { useDone } from '../use-done.ts';
import { useNameOnce } from '../use-name-once.ts';

/** One dictionary in its order. What is out of use is switched off: records that name it keep it. */
export function EntriesPart({ kind }: { kind: DictionaryKind }) {
  const { t, language } = useWords();
  const nameOnce = useNameOnce();
  const save = savingOf(kind);
  const entries = onePage(asking(listEntries, { kind }), (entry) => ({ ...entry, id: entry.code }));
  const { shape, says } = codeShapes[kind];
  const title = say(wordOf(dictionaryKinds, kind), language);
  return (
    <ResourceBook
      of={dictionaryEntry}
      title={title}
      unit={{ name: title, one: t('dictionaries.one'), many: t('dictionaries.many') }}
      facts={(rows) => wholeText(rows.length)}
      list={entries}
      add={save}
      change={save}
      turn={{
        key: 'active',
        set: (row, active) => call(saveEntry, { body: { ...row, active }, refusal: 'in place' }),
        on: t('dictionaries.active'),
        off: t('dictionaries.inactive'),
      }}
      names={language === 'en' ? ['nameEn', 'code'] : ['nameZh', 'code']}
      columns={[
        'code',
        'nameZh',
        'nameEn',
        ...(isPlaceKind(kind) ? (['country', 'zone'] as const) : []),
        ...(kind === 'salesCompany' ? (['nextHouseNo'] as const) : []),
        ...(kind === 'warehouse' ? (['address', 'hours', 'zone'] as const) : []),
        ...(isPlaceKind(kind) ? [] : (['remark'] as const)),
        'active',
      ]}
      cells={{
        code: { width: 120 },
        nameZh: { width: 150 },
        nameEn: { width: 190 },
        remark: { width: 130, muted: true },
        country: { width: 110 },
        zone: { width: 150, muted: true },
        nextHouseNo: { width: 150 },
        address: { width: 200 },
        hours: { width: 110 },
        active: { width: 120 },
      }}
      search={t('dictionaries.search')}
      given={{ kind, active: true, ...(kind === 'warehouse' && { zone: 'Asia/Shanghai' }) }}
      inputs={{
        code: {
          hint: say(says, language),
          fault: (typed) => (shape.test(String(typed)) ? undefined : say(says, language)),
          ...nameOnce,
        },
        zone: { input: (control) => <SuggestInput {...control} suggestions={codesOf(timeZones)} /> },
        nextHouseNo: {
          hint: t('dictionaries.nextHouseNoHint'),
          remark: (typed) =>
            typeof typed === 'string' && plainNumber(typed).length < shortestPublicNumber
              ? { family: 'act', text: t('dictionaries.houseNoTooShort', { least: shortestPublicNumber }) }
              : undefined,
        },
        active: { as: 'switch', hint: t('dictionaries.activeHint') },
      }}
      above={(row) => <MoveButtons kind={kind} code={row.code} />}
    />
  );
}

/** The call that saves entries of this one dictionary: there is nothing to choose about the kind, only places lie somewhere, only sales companies number house waybills, and only warehouses receive, by clocks of their own. */
function savingOf(kind: DictionaryKind) {
  const only = codeTable('dictionary', { [kind]: wordOf(dictionaryKinds, kind) });
  const { country, zone, nextHouseNo, address, hours, ...body } = saveEntry.body;
  const where = isPlaceKind(kind)
    ? { country: { ...country, required: true }, zone: { ...zone, required: true } }
    : {};
  const series = kind === 'salesCompany' ? { nextHouseNo } : {};
  const way = kind === 'warehouse' ? { address, hours, zone: { ...zone, required: true } } : {};
  return { ...saveEntry, body: { ...body, ...where, ...series, ...way, kind: code(only, body.kind) } };
}

/** Where an entry stands among the others, which is where it stands in every choice. */
function MoveButtons({ kind, code: mine }: { kind: DictionaryKind; code: string }) {
  const { t } = useWords();
  const done = useDone();
  const codes = (useQuery(asking(listEntries, { kind })).data ?? []).map((entry) => entry.code);
  const here = codes.indexOf(mine);
  const move = (to: number) => {
    const others = codes.filter((one) => one !== mine);
    const body = { kind, codes: [...others.slice(0, to), mine, ...others.slice(to)] };
    return done(call(orderEntries, { body, refusal: 'in place' }), t('dictionaries.moved')).catch(
      tellRefusal,
    );
  };
  return (
    <p className="reset-buttons">
      <span className="right-needed">{t('dictionaries.place', { place: here + 1, of: codes.length })}</span>
      <Button
        size="small"
        icon="arrow-up"
        refused={here > 0 ? undefined : t('dictionaries.first')}
        onClick={() => void move(here - 1)}
      >
        {t('dictionaries.up')}
      </Button>
      <Button
        size="small"
        icon="arrow-down"
        refused={here < codes.length - 1 ? undefined : t('dictionaries.last')}
        onClick={() => void move(here + 1)}
      >
        {t('dictionaries.down')}
      </Button>
    </p>
  );
}
