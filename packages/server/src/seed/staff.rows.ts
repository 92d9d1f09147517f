import { neutralBrand } from '@loadline/contract/site/host';
import type { Team } from './accounts.ts';
import { ageInHours, idOf } from './demo-id.ts';
import { lanes } from './lanes.seed.ts';
import { hoursAfter } from './local-hours.ts';
import { staffTeams } from './people.seed.ts';
import { companies } from './profile.seed.ts';
import { idOfProduct } from './rate.rows.ts';
import { idOfTeam } from './staff-team.ts';

/** The forwarder's teams and whom each of them serves. */
export function staffTeamRows(teams: readonly Team[], now: Date) {
  const team = staffTeams.map(({ zh, en, all }) => ({
    team_id: idOfTeam(en, now),
    name_zh: zh,
    name_en: en,
    all_customers: all,
    demo: true,
  }));
  const team_customer = staffTeams.flatMap(({ en, customers }) =>
    teams
      .filter(({ customer }) => customers.some((code) => code === customer.code))
      .map(({ orgId }) => ({ team_id: idOfTeam(en, now), org_id: orgId })),
  );
  return { team, team_customer };
}

/** Each customer with its people at the forwarder and what it may spend and use. */
export function customerRows(teams: readonly Team[], now: Date) {
  return teams.flatMap(({ orgId, customer, accounts, idOf: userId }) => {
    const facts = companies[customer.code];
    if (!facts) throw new Error(`nothing is known of ${customer.code}`);
    return [
      {
        org_id: orgId,
        account_type: 'company',
        legal_name: accounts[0]?.organisation.zh,
        legal_id: facts.legalId,
        admin_id: userId(customer.admin),
        sale_id: idOf('op.sales', now),
        customer_service_id: idOf('op.service', now),
        country: 'CN',
        address: facts.address,
        phone: facts.phone,
        remark: facts.remark,
        quota: facts.quota,
        created_at: hoursAfter(now, -ageInHours),
        updated_at: hoursAfter(now, -ageInHours),
      },
    ];
  });
}

/** Every product is opened for every customer: the examples of the import, which anybody may try, name them all. */
export function productRows(teams: readonly Team[], now: Date) {
  return teams.flatMap(({ orgId }) =>
    Object.values(lanes).map((lane) => ({ org_id: orgId, channel_id: idOfProduct(lane, now) })),
  );
}

const ownHosts = ['localhost', '127.0.0.1'];

/** The demo's own host, whose calculator opens; a site of its own brand, as a forwarder has one for its overseas warehouses. */
export function hostRows(now: Date) {
  const { label, calculator } = neutralBrand;
  const own = {
    label_zh: label.zh,
    label_en: label.en,
    ship_hwc: false,
    calculator_label_zh: calculator.label.zh,
    calculator_label_en: calculator.label.en,
    calculator_action: 'page',
    updated_at: hoursAfter(now, -ageInHours),
    demo: true,
  };
  return [
    ...ownHosts.map((host) => ({ host, ...own })),
    {
      host: 'hwc.loadline.example',
      label_zh: '衡线海外仓',
      label_en: 'Loadline Overseas Warehouse',
      ship_hwc: true,
      calculator_label_zh: '运费试算',
      calculator_label_en: 'Freight calculator',
      calculator_action: 'page',
      updated_at: hoursAfter(now, -ageInHours),
      demo: true,
    },
  ];
}
