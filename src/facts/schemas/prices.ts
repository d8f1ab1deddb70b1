import Type, { type Static } from 'typebox';
import { fields, head, label, oneEach } from './fields.ts';

const sum = Type.Integer({
  minimum: 1,
  maximum: 10_000_000,
  description: 'whole shillings without a comma or currency, such as 2500',
});

export const pricesSchema = fields({
  ...head,
  packagePrices: oneEach(
    ['normalDelivery', 'cesareanSection', 'comprehensiveAnc'],
    sum,
    'the three packages on the maternity pages',
    'Packages for birth and pregnancy',
  ),
  prices: fields({
    fileOpening: sum,
    outpatientVisit: sum,
    specialistVisit: sum,
    telemedicineVisit: sum,
    dentalCheckUp: sum,
    antenatalVisit: sum,
    postnatalVisit: sum,
    familyPlanningVisit: sum,
    cervicalScreening: sum,
    hpvTest: sum,
    pregnancyScan: sum,
    abdominalScan: sum,
    chestXray: sum,
    boneXray: sum,
    ecg: sum,
    physiotherapySession: sum,
    tests: oneEach(['fullBloodCount', 'malaria', 'urine', 'bloodSugar', 'hba1c', 'kidneys'], sum),
    laboratoryPackages: oneEach(
      ['basic', 'comprehensive', 'executive', 'diabetes', 'cardiac', 'prenatal'],
      sum,
    ),
    crossMatch: sum,
    procedures: oneEach(
      ['stitches', 'abscess', 'plasterCast', 'circumcision', 'hernia', 'appendix'],
      sum,
    ),
    dentalWork: oneEach(['cleaning', 'filling', 'extraction'], sum),
    medicalReport: sum,
    fitnessCertificate: sum,
    foodHandlerCertificate: sum,
    bedPerDay: oneEach(['general', 'semiPrivate', 'private'], sum),
    hduPerDay: sum,
    newbornUnitPerDay: sum,
    deposit: sum,
    ambulance: fields({
      firstKilometres: Type.Integer({
        minimum: 1,
        maximum: 500,
        title: 'Kilometres in the first price',
        description: 'whole kilometres, such as 20',
      }),
      first: { ...sum, title: 'First price' },
      eachKilometreMore: { ...sum, title: 'Each kilometre more' },
    }),
  }),
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
