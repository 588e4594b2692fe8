import { type JsonObject, jsonOf, textOf } from '../object.ts';

/** The registers are kept in Canadian dollars. */
const OWN = 'CAD';

/** Members of objects about shares that are an amount of money. */
const MONEY = ['share_price', 'cost_basis', 'price'];

/** Dollars of a member; undefined where it tells none, or an amount of another currency: nobody knows by which rate. */
export function dollarsOf(object: JsonObject, member: string): unknown {
  const money = jsonOf(object, member);
  return money && isOwn(money) ? money.amount : undefined;
}

/** Whether something was paid or asked in another currency. Of an amount of nothing no currency matters. */
export const hasForeignMoney = (object: JsonObject): boolean =>
  MONEY.some((member) => {
    const money = jsonOf(object, member);
    return money !== undefined && !isOwn(money) && Number(money.amount) !== 0;
  });

const isOwn = (money: JsonObject): boolean => textOf(money, 'currency') === OWN;
