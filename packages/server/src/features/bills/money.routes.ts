import {
  acceptBankLine,
  bankLineApi,
  bankLineFor,
  setBankLineAside,
  takeBankLineBack,
} from '@loadline/contract/bills/bank-line.api';
import {
  accountStatement,
  customerBalances,
  deskLedgerApi,
  deskStatement,
  ledgerApi,
  ownBalances,
} from '@loadline/contract/bills/ledger.api';
import {
  allocateMoney,
  moneyApi,
  moneyChoices,
  moveAccount,
  receiveMoney,
  reverseMoney,
} from '@loadline/contract/bills/money-receipt.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { moveOnAccount } from './account.commands.ts';
import { accept, setAside, takeBack } from './bank-lines.commands.ts';
import { bankLineAtDesk, proposalFor } from './bank-lines.match.queries.ts';
import { bankLines, countsOfBankLines } from './bank-lines.queries.ts';
import { balancesAtDesk, balancesOfOwn, deskLedger, ownLedger } from './ledger.queries.ts';
import { allocate, receive } from './money.commands.ts';
import { choicesOfMoney, moneyAtDesk, moneyList } from './money.queries.ts';
import { reverse } from './money.reverse.commands.ts';
import { ownStatement, statementAtDesk } from './statement.paper.ts';

export function moneyRoutes(house: House) {
  const { db, staff } = house;
  serve(house, ownBalances, ({ viewer }) => balancesOfOwn(db, viewer));
  serveList(house, db, ledgerApi, ownLedger);
  serve(house, accountStatement, ({ query, viewer }) => ownStatement(db, viewer, query));
  serve(house, deskStatement, ({ query, viewer }) => statementAtDesk(staff, viewer, query));
  serve(house, customerBalances, ({ query, viewer }) => balancesAtDesk(staff, viewer, query.orgId));
  serveList(house, staff, deskLedgerApi, deskLedger);
  serveList(house, staff, moneyApi, moneyList);
  serve(house, moneyApi.detail, ({ query, viewer }) => moneyAtDesk(staff, viewer, query.id));
  serve(house, moneyChoices, ({ viewer }) => choicesOfMoney(staff, viewer));
  serve(house, receiveMoney, ({ body, viewer }) => receive(staff, viewer, body));
  serve(house, allocateMoney, ({ body, viewer }) => allocate(staff, viewer, body));
  serve(house, reverseMoney, ({ body, viewer }) => reverse(staff, viewer, body));
  serve(house, moveAccount, ({ body, viewer }) => moveOnAccount(staff, viewer, body));
  bankRoutes(house);
}

function bankRoutes(house: House) {
  const { staff } = house;
  serveList(house, staff, bankLineApi, bankLines);
  serve(house, bankLineApi.overview, ({ query, viewer }) => countsOfBankLines(staff, viewer, query));
  serve(house, bankLineApi.detail, ({ query, viewer }) => bankLineAtDesk(staff, viewer, query.id));
  serve(house, bankLineFor, ({ query, viewer }) => proposalFor(staff, viewer, query));
  serve(house, acceptBankLine, ({ body, viewer }) => accept(staff, viewer, body));
  serve(house, setBankLineAside, ({ body, viewer }) => setAside(staff, viewer, body));
  serve(house, takeBankLineBack, ({ body, viewer }) => takeBack(staff, viewer, body));
}
