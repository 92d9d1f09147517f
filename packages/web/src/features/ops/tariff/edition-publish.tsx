import { htsMostGone } from '@loadline/contract/hts/hts-edition';
import {
  listEditionDifferences,
  publishEdition,
  resumeEdition,
} from '@loadline/contract/hts/hts-edition.api';
import { wholeText } from '@loadline/contract/kernel/figures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import { DayInput } from '../../../resource/day-input.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { useDone } from '../use-done.ts';
import type { DeskEdition } from './desk-edition.ts';

/** What has to be right before an edition holds, and the day from which it does. */
export function EditionPublish({ edition }: { edition: DeskEdition }) {
  const { t } = useWords();
  const { name, effective, publishedWho, publishedAt } = edition;
  if (edition.state !== 'PUBLISHED') return <Draft edition={edition} />;
  return (
    <Card title={name} aside={t('editionDesk.onceOnly')}>
      <p>{t('editionDesk.customersSee', { day: effective })}</p>
      {publishedWho === null || publishedAt === null ? null : (
        <p>{t('editionDesk.publishedBy', { who: publishedWho, at: officeTime(publishedAt).full })}</p>
      )}
    </Card>
  );
}

function Draft({ edition }: { edition: DeskEdition }) {
  const { t } = useWords();
  const done = useDone();
  const { id, name, lines, undecided, isOutdated } = edition;
  const [day, setDay] = useState(edition.effective);
  const [seen, setSeen] = useState(false);
  const { data } = useQuery(asking(listEditionDifferences, { id }));
  const share = data && data.before > 0 ? data.deleted / data.before : 0;
  const isCut = share > htsMostGone;
  const manyGone = t('editionDesk.manyGone', { percent: Math.ceil(share * 100) });
  const refused =
    undecided > 0
      ? t('editionDesk.cannotYet', { count: wholeText(undecided) })
      : isCut && !seen
        ? manyGone
        : undefined;
  return (
    <Card title={t('editionDesk.publishTitle', { name })} aside={t('editionDesk.onceOnly')}>
      <div className="edition-publish">
        <Field label={t('editionDesk.effective')} required>
          <DayInput value={day} onChange={setDay} />
        </Field>
        <ul className="edition-checks">
          <Checked isRight says={t('editionDesk.wholeFile')} count={wholeText(lines)} />
          <Checked isRight={undecided === 0} says={t('editionDesk.undecided')} count={wholeText(undecided)} />
        </ul>
        {isOutdated ? (
          <Alert
            family="act"
            actions={
              <Button
                size="small"
                onClick={() =>
                  void done(call(resumeEdition, { body: { id } }), t('editionDesk.comparing')).catch(
                    tellRefusal,
                  )
                }
              >
                {t('editionDesk.compareAnew')}
              </Button>
            }
          >
            {t('editionDesk.outdated')}
          </Alert>
        ) : null}
        {isCut ? (
          <>
            <Alert family="act">{manyGone}</Alert>
            <Checkbox checked={seen} onChange={setSeen}>
              {t('editionDesk.seen')}
            </Checkbox>
          </>
        ) : null}
        <ConfirmButton
          look="primary"
          label={t('editionDesk.publishNow')}
          refused={refused}
          title={t('editionDesk.publishTitle', { name })}
          text={t('editionDesk.customersSee', { day })}
          onConfirm={() =>
            done(
              call(publishEdition, { body: { id, effective: day, seen }, refusal: 'in place' }),
              t('editionDesk.published', { name, day }),
            )
          }
        />
      </div>
    </Card>
  );
}

function Checked({ isRight, says, count }: { isRight: boolean; says: string; count: string }) {
  return (
    <li className={isRight ? 'state-done' : 'state-act'}>
      <StateGlyph family={isRight ? 'done' : 'act'} />
      <span>{says}</span>
      <small>{count}</small>
    </li>
  );
}
