import { deleteChargeCost, listChargeCosts, saveChargeCost } from '@loadline/contract/bills/charge-cost.api';
import {
  addCharge,
  changeCharge,
  chargeDeskApi,
  checkCharges,
  deleteCharges,
  listFees,
  proposeCharges,
} from '@loadline/contract/bills/charge-desk.api';
import { listCompanyAccounts, saveCompanyAccount } from '@loadline/contract/bills/company-account.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { addOne, changeOne, checkThem, deleteThem } from './charges.commands.ts';
import { dropCost, keepCost } from './charges.costs.commands.ts';
import { costsAtDesk } from './charges.costs.queries.ts';
import { chargesAtDesk } from './charges.detail.queries.ts';
import { proposeNow } from './charges.propose.commands.ts';
import { chargeList, chargeOverview, feesAtDesk } from './charges.queries.ts';
import { keepAccount } from './company-accounts.commands.ts';
import { accountsAtDesk } from './company-accounts.queries.ts';

/** What is charged for orders, what it costs, and where the companies of the forwarder are paid. */
export function chargeRoutes(house: House) {
  const { staff } = house;
  serveList(house, staff, chargeDeskApi, chargeList);
  serve(house, chargeDeskApi.overview, ({ query, viewer }) => chargeOverview(staff, viewer, query));
  serve(house, chargeDeskApi.detail, ({ query, viewer }) => chargesAtDesk(staff, viewer, query.no));
  serve(house, listFees, ({ viewer }) => feesAtDesk(staff, viewer));
  serve(house, proposeCharges, ({ body, viewer }) => proposeNow(staff, viewer, body));
  serve(house, addCharge, ({ body, viewer }) => addOne(staff, viewer, body));
  serve(house, changeCharge, ({ body, viewer }) => changeOne(staff, viewer, body));
  serve(house, checkCharges, ({ body, viewer }) => checkThem(staff, viewer, body));
  serve(house, deleteCharges, ({ body, viewer }) => deleteThem(staff, viewer, body));
  serve(house, listChargeCosts, ({ query, viewer }) => costsAtDesk(staff, viewer, query.no));
  serve(house, saveChargeCost, ({ body, viewer }) => keepCost(staff, viewer, body));
  serve(house, deleteChargeCost, ({ body, viewer }) => dropCost(staff, viewer, body));
  serve(house, listCompanyAccounts, ({ viewer }) => accountsAtDesk(staff, viewer));
  serve(house, saveCompanyAccount, ({ body, viewer }) => keepAccount(staff, viewer, body));
}
