import type { transports } from '@loadline/contract/codes/transport';
import type { CodeOf } from '@loadline/contract/kernel/code';
import type { RoleTemplate } from '@loadline/contract/session/role-templates';
import type { Choices } from '../use-choices.ts';
import type { Registration } from './registration.ts';

/** Business interest → the mode of transport its products have. */
const transportOf: Readonly<Partial<Record<Registration['interests'][number], CodeOf<typeof transports>>>> = {
  air: '1',
  ocean: '2',
  truck: '3',
  rail: '4',
};

const firstRole: RoleTemplate = 'customerAdmin';

/** What an approval most likely sets: from the invite code, the interests, and who decides. */
export function approvalProposed(of: Registration, choices: Choices, userId: string | undefined) {
  const wanted = of.interests.map((interest) => transportOf[interest]);
  const decider = choices.people.find(({ id }) => id === userId);
  const team = choices.teams.find(({ id }) => id === decider?.teamId);
  return {
    id: of.id,
    version: of.version,
    code: of.proposedCode,
    roleId: choices.roles.find(({ code, category }) => code === firstRole && category === '2')?.id ?? '',
    saleId: of.proposedSaleId ?? '',
    customerServiceId: decider?.id ?? '',
    products: choices.products
      .filter(({ transport }) => transport !== null && wanted.includes(transport))
      .map(({ id }) => id),
    quota: '0.00',
    quotaCurrency: 'CNY',
    dataAuthority: 'organisation',
    teamId: team && !team.allCustomers ? team.id : '',
  };
}
