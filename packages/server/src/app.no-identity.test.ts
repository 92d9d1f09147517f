import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from './kernel/database.ts';
import { addBelongings, nothing, staffOnly } from './testing/belongings.ts';
import { openTestHouse } from './testing/house.ts';
import type { GrantedFunction, Things, Trier } from './testing/trials.ts';
import { callsOf, functionsOf, outcomesOf, tablesOf, tokenOf } from './testing/trials.ts';

const house = await openTestHouse();
const [ana, bo] = [await house.person(), await house.person({ orgId: house.orgB })];
const belongings = await addBelongings(house, house.orgB, bo.userId);
const [room] = await house.rows<{ flight_id: string }>('select flight_id from slot_reservation');
const theirs: Things = { ...belongings, userId: bo.userId, flightId: room?.flight_id ?? '' };
/** The same things where there are none. */
const none: Things = { ...nothing() };
const absent: Things = Object.fromEntries(Object.keys(theirs).map((key) => [key, none[key] ?? newId()]));
/** A clerk whose team does not serve organisation B. */
const elsewhere = await house.clerk({ customers: [house.orgA] });

/** What gives or changes something before anybody has entered, by why it may. */
const open = {
  'it says who is at work, and that is nobody': ['app_authority'],
  'the forwarder itself, whose name and address stand on every page': [
    'forwarder_id',
    'forwarder_particulars',
  ],
  'whether a flight is on sale is everybody’s to know': ['slot_of'],
  'it shows the row that it is given': ['shipment_shown', 'parcels_of'],
  'people who have no account yet apply for one': ['apply_for_account', 'keep_licence'],
  'codes, tries and allowances are counted before anybody is known': [
    'give_back_attempt',
    'request_code',
    'take_allowance',
    'take_attempt',
  ],
  'what was tried and refused is written down': ['note_guessing', 'note_refused_login'],
  'the login itself, after the server has proven who it is': ['open_session', 'remember_network'],
  'the worker of the jobs lays down what nobody asked for': ['enqueue_for_nobody'],
};

/** What a stranger is told of another organisation’s things, or changes of them, by why they may. */
const shared = {
  'whether a flight is on sale, and when it flew, is all customers’': ['note_flight_times', 'slot_of'],
  'who keeps the slots sees how much is taken, never by whom': [
    'flight_load',
    'slot_allotments',
    'slot_holders',
  ],
  'ids alone, of what a list is to leave out': ['waybills_elsewhere'],
  'a number of a house waybill is given once among all customers, never by whom': ['house_numbers_taken'],
  'what a waybill, an event or an order says already is brought to where it belongs': ['booking_follows'],
  'the login, which has not entered when it counts': [
    'give_back_attempt',
    'knows_network',
    'note_refused_login',
    'open_session',
    'remember_network',
    'take_attempt',
  ],
  'what the asker’s own work queues, counts and numbers': [
    'enqueue',
    'next_number',
    'request_code',
    'take_allowance',
  ],
};

/** What somebody without any right changes in their own organisation, by why they may. */
const unasked = {
  'their own account': ['start_totp'],
  'what a waybill, an event or an order says already is brought to where it belongs': ['booking_follows'],
  'the jobs and numbers of what they may do; alone these are nobody’s record': ['enqueue', 'next_number'],
  'the booking for which room is held is asked for before': ['reserve_slot'],
  'what is counted, tried and refused before anybody has entered': [
    'give_back_attempt',
    'keep_licence',
    'note_guessing',
    'note_refused_login',
    'remember_network',
    'request_code',
    'take_allowance',
    'take_attempt',
  ],
};

interface Tried {
  readonly name: string;
  readonly call: string;
  readonly given: string;
  readonly touched: readonly string[];
}

/** Every call of every function that a login may call about these things, with what came of it. */
async function triedAbout(trier: Trier, things: Things, org?: string): Promise<Tried[]> {
  const functions = await functionsOf(house, trier.login);
  assert.ok(functions.length > 0);
  const calls = functions.flatMap((one: GrantedFunction) =>
    callsOf(one, things).map((call) => ({ name: one.name, call })),
  );
  const outcomes = await outcomesOf(
    house,
    trier,
    calls.map(({ call }) => call),
    org,
  );
  return calls.map((one, index) => ({ ...one, given: '', touched: [], ...outcomes[index] }));
}

/** The names among which are all that did something, and no others that were tried. */
async function requireNamed(
  tried: readonly Tried[],
  did: (one: Tried, index: number) => boolean,
  named: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const names = Object.values(named).flat();
  const examples = tried.filter((one, index) => did(one, index) && !names.includes(one.name));
  // One of each is enough to know.
  assert.deepEqual([...new Map(examples.map((one) => [one.name, one])).values()], []);
}

/** Nothing, no, none: also a row of nothing. */
const isNothing = (given: string) => /^(! (LL40[13]|42501) .*|f|false|0|\(?[,f0]*\)?)?$/s.test(given);

const named = (text: string, things: Things) =>
  Object.entries(things).reduce((rest, [key, value]) => rest.replaceAll(value, `<${key}>`), text);

for (const login of ['loadline_app', 'loadline_staff', 'loadline_jobs'] as const)
  test(`${login}: where nobody has entered no function gives or changes anything`, async () => {
    const tried = await triedAbout({ login }, theirs);
    await requireNamed(tried, ({ given, touched }) => touched.length > 0 || !isNothing(given), open);
  });

for (const [login, who] of [
  ['loadline_app', ana],
  ['loadline_staff', elsewhere],
] as const)
  test(`${login}: of another organisation’s things every function tells a stranger what it tells of nothing`, async () => {
    const trier = { login, token: await tokenOf(house, who) };
    const ofNothing = await triedAbout(trier, absent);
    const did = ({ given, touched }: Tried, index: number) =>
      touched.length > 0 ||
      named(given, theirs) !== named(ofNothing[index]?.given ?? '', absent) ||
      given.includes(staffOnly);
    await requireNamed(await triedAbout(trier, theirs, house.orgB), did, shared);
  });

for (const [login, who] of [
  ['loadline_app', await house.person({ orgId: house.orgB, permissions: [] })],
  ['loadline_staff', await house.clerk({ permissions: [] })],
] as const)
  test(`${login}: who has no right at all changes nothing by a function`, async () => {
    const tried = await triedAbout({ login, token: await tokenOf(house, who) }, theirs);
    await requireNamed(tried, ({ touched }) => touched.length > 0, unasked);
  });

/** What everybody reads: words, products, flights, hosts, the law's tariff, and roles and teams by name. */
const references = [
  'about_page',
  'agreement',
  'airline',
  'announcement',
  'calendar_day',
  'channel',
  'declaration',
  'dictionary_entry',
  'document_rule',
  'flight',
  'home_page',
  'host_brand',
  'notice_wording',
  'policy_figure',
  'product_page',
  'role',
  'tariff_exclusion',
  'tariff_fee',
  'tariff_measure',
  'tariff_release',
  'tariff_scope',
  'team',
];

for (const login of ['loadline_app', 'loadline_staff', 'loadline_jobs'] as const) {
  test(`${login}: no table shows, takes or loses a row where nobody has entered`, async () => {
    // A start notes the mark of its secret before anybody can enter; it is about nobody.
    const tables = (await tablesOf(house, login)).filter(({ name }) => name !== 'secret_check');
    for (const { name, statements } of tables) {
      const outcomes = await outcomesOf(house, { login }, statements);
      const did = outcomes.filter(({ given, touched }) => touched.length > 0 || !isNothing(given));
      if (!references.includes(name)) assert.deepEqual(did, [], name);
    }
  });
}

for (const [login, who] of [
  ['loadline_app', ana],
  ['loadline_staff', elsewhere],
] as const)
  test(`${login}: no table shows, takes or loses a row of another organisation for a stranger`, async () => {
    const trier = { login, token: await tokenOf(house, who) };
    for (const { name, statements } of await tablesOf(house, login, house.orgB)) {
      // Who manages teams, or makes a customer of an applicant, decides who serves them.
      if (login === 'loadline_staff' && name === 'team_customer') continue;
      const outcomes = await outcomesOf(house, trier, statements);
      assert.deepEqual(
        outcomes.filter(({ given, touched }) => touched.length > 0 || !isNothing(given)),
        [],
        name,
      );
    }
  });

test('what staff see is what they may write, but for whom a team serves and a customer that is made of an applicant', async () => {
  const wider = await house.rows<{ name: string }>(
    `select tablename as name from pg_policies where policyname = 'staff' and cmd = 'ALL' and with_check is not null and with_check <> qual order by 1`,
  );
  assert.deepEqual(
    wider.map(({ name }) => name),
    ['organisation', 'team_customer'],
  );
});

test('nobody of another team puts a booking or a trust order into a customer’s books, or moves one there', async () => {
  const clerk = await house.clerk({ customers: [house.orgA] });
  const own = await addBelongings(house, house.orgA, ana.userId);
  const trier = { login: 'loadline_staff', token: await tokenOf(house, clerk) } as const;
  const outcomes = await outcomesOf(house, trier, [
    `insert into booking (org_id, id, booking_no, status, content, created_by)
     select '${house.orgB}', gen_random_uuid(), 'BK0000000001', '29', b.content, b.created_by from booking b limit 1 returning '1'`,
    `update booking set org_id = '${house.orgB}' where org_id = '${house.orgA}' and status <> 'DRAFT' returning '1'`,
    `update trust set org_id = '${house.orgB}' where org_id = '${house.orgA}' and state <> 'DRAFT' returning '1'`,
    `update awb_draft_answer set org_id = '${house.orgB}' where org_id = '${house.orgA}' returning '1'`,
  ]);
  assert.ok(own);
  for (const { given, touched } of outcomes) {
    assert.deepEqual(touched, [], given);
    assert.match(given, /^! 42501/);
  }
});

test('whom a team serves is changed by nobody without the right to manage teams', async () => {
  const clerk = await house.clerk({ permissions: ['op:order:view'] });
  const trier = { login: 'loadline_staff', token: await tokenOf(house, clerk) } as const;
  const outcomes = await outcomesOf(house, trier, [
    `insert into team_customer (team_id, org_id) select team_id, '${house.orgB}' from team returning '1'`,
    `delete from team_customer returning '1'`,
  ]);
  assert.deepEqual(
    outcomes.map(({ given }) => given.slice(0, 7)),
    ['! 42501', ''],
  );
});

test('a code proves one mobile for one purpose: it resets no other person’s password', async () => {
  const [mine, other, code] = ['+8613800138001', '+8613800138002', newId()];
  await house.rows('update app_user set mobile = $2 where user_id = $1', [ana.userId, other]);
  await house.rows('update app_user set mobile = $2 where user_id = $1', [bo.userId, mine]);
  const reset = (phone: string) =>
    `select reset_password('${code}', '${phone}', 'hash', '${newId()}')::text from (select 1) x`;
  const codeFor = (purpose: string) =>
    house.rows(
      `insert into sms_code (code_id, recipient, purpose, code_hash, expires_at) values ($1, $2, $3, '', now() + interval '1 minute')
       on conflict (code_id) do update set purpose = excluded.purpose`,
      [code, mine, purpose],
    );
  const given = async () =>
    (await outcomesOf(house, { login: 'loadline_app' }, [reset(other), reset(mine)])).map((one) => one.given);
  await codeFor('login');
  assert.deepEqual(await given(), ['false', 'false']);
  await codeFor('reset');
  assert.deepEqual(await given(), ['false', 'true']);
});

test('every function that sees what its caller may not is tried here, hangs on a table, or is called by one that is', async () => {
  const untried = await house.rows<{ name: string }>(
    `select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef
       and not exists (select from unnest(array['loadline_app', 'loadline_staff', 'loadline_jobs']) l (login) where has_function_privilege(l.login, p.oid, 'execute'))
       and not exists (select from pg_trigger t where t.tgfoid = p.oid)
       and not exists (select from pg_proc q where q.pronamespace = p.pronamespace and q.oid <> p.oid and q.prosrc ~ ('\\m' || p.proname || '\\M'))`,
  );
  assert.deepEqual(untried, []);
});
