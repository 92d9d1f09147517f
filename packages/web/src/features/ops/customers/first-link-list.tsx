import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { giveFirstLinks } from '@loadline/contract/ops/customer-user.api';
import { passwordLinkWays } from '@loadline/contract/session/password-link';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import './first-links.css';

export type FirstLinks = AnswerOf<typeof giveFirstLinks>;
type Given = FirstLinks[number];

/** How each link went; those to be handed over stay in sight until the dialog is closed, for they are shown only once. */
export function FirstLinkList({ given, asked }: { given: FirstLinks; asked: number }) {
  const { t, language } = useWords();
  const byHand = given.filter(({ access }) => access.link !== null);
  const [first] = byHand;
  const sent = given.length - byHand.length;
  const passed = asked - given.length;
  const sums = [
    sent > 0 && t('customers.links.sent', { count: wholeText(sent) }),
    first &&
      t('customers.links.byHand', {
        count: wholeText(byHand.length),
        until: officeTime(first.access.validUntil).full,
      }),
    passed > 0 && t('customers.links.passed', { count: wholeText(passed) }),
  ];
  return (
    <div role="status" className="first-links">
      <p>{sums.filter(Boolean).join(' · ')}</p>
      {byHand.length > 0 ? <CopyAll links={byHand} /> : null}
      <ul>
        {given.map((one) => (
          <li key={one.id}>
            <span className="first-links__who">
              <b>{one.code}</b> {language === 'en' ? one.nameEn : one.nameZh}
              <small>
                {one.person} · {one.access.username}
              </small>
            </span>
            <Went access={one.access} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Went({ access }: Pick<Given, 'access'>) {
  const { language } = useWords();
  if (access.link !== null) return <code className="first-links__link">{whole(access.link)}</code>;
  return (
    <span className="first-links__way">
      {say(wordOf(passwordLinkWays, access.way), language)} {access.recipient}
    </span>
  );
}

/** As lines that a worksheet takes in columns. */
function CopyAll({ links }: { links: FirstLinks }) {
  const { t } = useWords();
  const copy = async () => {
    const lines = links.map(({ code, nameZh, person, access }) =>
      [code, nameZh, person, access.username, whole(access.link ?? '')].join('\t'),
    );
    if (await copyText(lines.join('\n'))) notify('success', t('access.copied'));
    else notify('warning', t('access.notCopied'));
  };
  return (
    <Button icon="copy" onClick={() => void copy()}>
      {t('customers.links.copy', { count: wholeText(links.length) })}
    </Button>
  );
}

function whole(link: string): string {
  return new URL(link, location.origin).href;
}
