import Type, { type Static } from 'typebox';
import { isOn, type RouteName } from '../../site/routes.ts';
import { fields, head, label, oneEach, someOf } from './fields.ts';

const whole = 'whole shillings without a comma or currency, such as 2500';
const sum = Type.Integer({ minimum: 1, maximum: 10_000_000, description: whole });

/** A price of something that not every hospital offers: without it, pages leave out what it is for. */
const sumIfAny = { ...sum, description: `${whole}; leave it out if you have none` };
const maybe = Type.Optional(sumIfAny);

/** The pages that show a price, which may be missing only while its page is off. */
const pagesOfPrices = {
  telemedicineVisit: 'telemedicine',
  dentalCheckUp: 'dental',
  chestXray: 'radiology',
  hduPerDay: 'hdu',
} as const satisfies Readonly<Record<string, RouteName>>;

// pages that are off are not rendered, so words need not ask whether there is a price
const whilePageIsOn = maybe as unknown as typeof sum;

/** Ends the message about a missing price. */
const mustStay = { $comment: 'Pages name this price, so it cannot be left out: add it.' };

export const pricesSchema = fields({
  ...head,
  packagePrices: {
    ...oneEach(
      ['normalDelivery', 'cesareanSection', 'comprehensiveAnc'],
      sum,
      'the three packages on the maternity pages',
      'Packages for birth and pregnancy',
    ),
    ...mustStay,
  },
  prices: {
    ...mustStay,
    ...fields({
      fileOpening: maybe,
      outpatientVisit: sum,
      specialistVisit: sum,
      telemedicineVisit: whilePageIsOn,
      dentalCheckUp: whilePageIsOn,
      antenatalVisit: maybe,
      postnatalVisit: maybe,
      familyPlanningVisit: maybe,
      cervicalScreening: maybe,
      hpvTest: maybe,
      pregnancyScan: sum,
      abdominalScan: maybe,
      chestXray: whilePageIsOn,
      boneXray: maybe,
      ecg: maybe,
      physiotherapySession: maybe,
      tests: Type.Optional(
        someOf(['fullBloodCount', 'malaria', 'urine', 'bloodSugar', 'hba1c', 'kidneys'], sumIfAny),
      ),
      laboratoryPackages: {
        ...someOf(['basic', 'comprehensive', 'executive', 'diabetes', 'cardiac', 'prenatal'], sum, [
          'basic',
        ]),
        ...mustStay,
      },
      crossMatch: maybe,
      procedures: Type.Optional(
        someOf(
          ['stitches', 'abscess', 'plasterCast', 'circumcision', 'hernia', 'appendix'],
          sumIfAny,
        ),
      ),
      dentalWork: Type.Optional(someOf(['cleaning', 'filling', 'extraction'], sumIfAny)),
      medicalReport: sum,
      fitnessCertificate: maybe,
      foodHandlerCertificate: maybe,
      bedPerDay: {
        ...someOf(['general', 'semiPrivate', 'private'], sum, ['general']),
        ...mustStay,
      },
      hduPerDay: whilePageIsOn,
      newbornUnitPerDay: maybe,
      deposit: maybe,
      ambulance: {
        ...fields({
          firstKilometres: Type.Integer({
            minimum: 1,
            maximum: 500,
            title: 'Kilometres in the first price',
            description: 'whole kilometres, such as 20',
          }),
          first: { ...sum, title: 'First price' },
          eachKilometreMore: { ...sum, title: 'Each kilometre more' },
        }),
        ...mustStay,
      },
    }),
  },
  payBill: fields({
    service: { ...label, title: 'Service' },
    number: Type.String({
      title: 'Pay bill number',
      pattern: '^\\d{5,7}$',
      description: 'five to seven digits, such as "123456"',
    }),
    till: Type.Optional(
      Type.Literal(true, {
        title: 'It is a till, not a pay bill',
        description:
          'on (true) for a till, which asks for no account; off (no such line) for a pay bill',
      }),
    ),
  }),
});

/** Content of prices.json. */
export type PricesFile = Static<typeof pricesSchema>;

/** Finds the prices that are missing although the page that shows them is on. */
export const findMissingPrices = ({ prices }: PricesFile) =>
  Object.entries(pagesOfPrices).flatMap(([name, page]) =>
    name in prices || !isOn(page)
      ? []
      : [
          {
            path: ['prices', name],
            problem: `is missing. Add it, or switch its page off: "${page}" in src/facts/hospital/pages.json.`,
          },
        ],
  );
