import type { PictureName } from '../../../facts/media/picture-names.ts';

/** Alt text of each picture. */
export const pictures: Readonly<Record<PictureName, string>> = {
  hero: 'Mama amempakata mtoto wake mchanga mlangoni mwa hospitali, mkunga yuko kando yake',
  exterior: 'Hospitali ya ghorofa mbili yenye msalaba wa bluu, na ambulensi mbele ya mlango',
  'main-building': 'Mlango mkuu wenye paa la bluu, viti na mimea kwenye vyungu',
  'hospital-exterior':
    'Hospitali ikionekana kutoka lango la bustani, chini ya mti wa mgunga, alasiri',
  maternity: 'Mama ameketi kitandani akiwa amempakata mtoto wake mchanga, mkunga yuko kando yake',
  'delivery-room':
    'Chumba cha kujifungulia chenye kitanda, kifaa cha kumpa mtoto joto na saa ukutani',
  laboratory: 'Msimamizi wa maabara anatazama mrija wa sampuli, darubini iko kando yake',
  'dental-clinic': 'Kiti cha meno chenye taa na sinia ya vifaa safi',
  'immunization-room': 'Mama amempakata mtoto wake, muuguzi kando yao ana kijitabu cha afya',
  'dedicated-staff':
    'Mkunga, daktari wa upasuaji, msimamizi wa maabara na mtaalamu wa mazoezi wanazungumza',
  'ultrasound-room':
    'Mtaalamu anampima mama mjamzito kwa ultrasound, wote wawili wanatazama skrini',
  'female-ward': 'Vitanda viwili vyenye mapazia ya waridi na maua katika wodi ya wanawake',
  'general-ward': 'Mama mzee ameketi ukingoni mwa kitanda chake, muuguzi amemshika mkono',
  'specialized-care': 'Daktari anamwonyesha mwanamke mchoro wa mapigo ya moyo wake kwenye karatasi',
  'inpatient-services': 'Binti amemtembelea mama yake, aliyeketi kwenye kiti kando ya dirisha',
  pediatrics: 'Msichana mwenye mwanasesere wake, na daktari wa watoto ameketi mbele yake',
  'surgery-department': 'Timu ya upasuaji, yenye kofia na barakoa, inahesabu vifaa',
  outpatient: 'Mzee anazungumza na daktari mezani, kifaa cha kupima shinikizo la damu kando yao',
  hdu: 'Muuguzi anamshika mkono mgonjwa aliye kwenye kitanda cha uangalizi wa karibu',
  pharmacy: 'Mfamasia anampa kijana mfuko wa karatasi juu ya kaunta',
  telemedicine: 'Mwanamke nyumbani kwake anazungumza na daktari kwenye skrini ya simu',
  emergency: 'Ambulensi mbele ya mlango wa dharura wenye taa, usiku',
  'mother-and-midwife':
    'Mama ameketi kwenye kiti akiwa amempakata mtoto wake mchanga, mkunga yuko kando yake',
  'inpatient-ward': 'Mzee ameketi kitandani wodini, muuguzi anampa kikombe',
  packages: 'Kitenge kilichokunjwa, viatu vya mtoto vya kufuma na kofia juu ya meza',
  'not-found': 'Kibao chenye mishale mitatu isiyo na maandishi kwenye njia ya udongo mwekundu',
  'water-and-walking': 'Viatu vya kutembea, chupa ya maji na matunda juu ya taulo',
  'breastfeeding-corner': 'Kiti chenye mto wa kunyonyesha, blanketi ya mtoto na glasi ya maji',
  'healthy-child': 'Bakuli la uji la mtoto lenye kijiko na vipande vya matunda',
  'hand-washing': 'Mahali pa kunawa mikono penye sabuni na taulo, na barakoa kando yake',
  'malaria-prevention': 'Kitanda chini ya chandarua cha bluu kando ya dirisha jioni',
  'pregnancy-nutrition': 'Sahani ya ugali, sukuma wiki, maharagwe na nusu parachichi',
  'child-vaccination':
    'Chupa ya chanjo na sanduku la baridi kando ya kadi ya afya ya mtoto na mwanasesere',
  'first-aid': 'Sanduku la bluu la huduma ya kwanza lenye msalaba mweupe, bandeji na makasi',
  diabetes: 'Kifaa cha kupima sukari kando ya bakuli la matunda',
  'mental-health': 'Kiti kando ya dirisha, daftari lililo wazi na kikombe cha chai',
};
