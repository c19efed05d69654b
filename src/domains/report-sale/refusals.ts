/** Reasons why a report is not offered, sold or rated. */
import { refusal } from '#platform/calls/refusal.ts';

export const reportSaleRefusals = {
  noCareer: refusal('report-sale.no-career', 409),
  notIndependent: refusal('report-sale.not-independent', 409),
  noReport: refusal('report-sale.no-report', 409),
  tooFewLooks: refusal('report-sale.too-few-looks', 409, ['least']),
  tooMany: refusal('report-sale.too-many', 409, ['max']),
  tooLate: refusal('report-sale.too-late', 409),
  unknown: refusal('report-sale.unknown', 404),
  boughtAlready: refusal('report-sale.bought-already', 409),
  otherPrice: refusal('report-sale.other-price', 409, ['price']),
  conflict: refusal('report-sale.conflict', 409),
  household: refusal('report-sale.household', 409),
  tooDear: refusal('report-sale.too-dear', 409, ['price', 'balance']),
  notBought: refusal('report-sale.not-bought', 409),
};
