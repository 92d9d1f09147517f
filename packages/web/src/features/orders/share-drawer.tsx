import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { shareContents, shareDays } from '@loadline/contract/tracking/share';
import { listShares, makeShare } from '@loadline/contract/tracking/share.api';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import { copyAndTell } from '../../resource/copy-and-tell.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ShareList } from './share-list.tsx';

interface ShareDrawerProps {
  no: string;
  open: boolean;
  onClose: () => void;
}

/** Makes links to one shipment and ends them. */
export function ShareDrawer({ no, open, onClose }: ShareDrawerProps) {
  const { t } = useWords();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('sharing.drawer', { number: no })}
      closeLabel={t('sharing.close')}
    >
      <ShareForm no={no} />
      <ShareList no={no} />
    </Drawer>
  );
}

function ShareForm({ no }: { no: string }) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const [days, setDays] = useState<keyof typeof shareDays.codes>('7');
  const [shows, setShows] = useState<keyof typeof shareContents.codes>('milestones');
  const [link, setLink] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    setIsBusy(true);
    try {
      const { token } = await call(makeShare, { body: { no, days, shows } });
      setLink(`${location.origin}/search?share=${token}`);
      await client.invalidateQueries({ queryKey: [listShares.path] });
    } catch (error) {
      // The refusal has been told.
      if (!(error instanceof Refusal)) throw error;
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void make();
  };
  return (
    <>
      <form className="share-form" onSubmit={submit}>
        <p>{t('sharing.intro')}</p>
        <FieldGroup label={t('sharing.days')}>
          <SegmentedControl
            label={t('sharing.days')}
            options={codesOf(shareDays).map((code) => ({
              value: code,
              label: say(wordOf(shareDays, code), language),
            }))}
            value={days}
            onChange={(value) => setDays(codesOf(shareDays).find((code) => code === value) ?? '7')}
          />
        </FieldGroup>
        <FieldGroup label={t('sharing.shows')}>
          <RadioCards
            label={t('sharing.shows')}
            options={codesOf(shareContents).map((code) => ({
              value: code,
              label: say(wordOf(shareContents, code), language),
            }))}
            value={shows}
            onChange={(value) =>
              setShows(codesOf(shareContents).find((code) => code === value) ?? 'milestones')
            }
          />
        </FieldGroup>
        <Button type="submit" look="primary" icon="link" busy={isBusy}>
          {t('sharing.make')}
        </Button>
      </form>
      <div role="status">{link === '' ? null : <MadeLink link={link} />}</div>
    </>
  );
}

/** The only time the whole link is seen: the server keeps no more than its hash. */
function MadeLink({ link }: { link: string }) {
  const { t } = useWords();
  return (
    <div className="share-made">
      <Field label={t('sharing.made')} hint={t('sharing.once')}>
        <span className="share-made__link">
          <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
          <Button icon="copy" onClick={() => void copyAndTell(link)}>
            {t('sharing.copy')}
          </Button>
        </span>
      </Field>
    </div>
  );
}
