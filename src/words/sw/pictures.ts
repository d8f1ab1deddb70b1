import type { PictureName } from '../../facts/picture-names.ts';

/** What a blind visitor hears instead of each picture. */
export const pictures: Readonly<Record<PictureName, string>> = {
  hero: 'Hospitali wakati wa macheo, ikionekana kutoka njia ya bustani inayoelekea mlangoni',
  exterior: 'Hospitali ya ghorofa mbili yenye msalaba wa bluu, na ambulensi mbele ya mlango',
  'main-building': 'Lango kuu lenye paa la bluu, viti na mimea kwenye vyungu',
  'hospital-exterior':
    'Hospitali ikionekana kutoka lango la bustani, chini ya mti wa mgunga, alasiri',
  maternity: 'Mama ameketi kitandani na mtoto wake mchanga, mkunga yuko kando yake',
  'delivery-room':
    'Chumba cha kujifungulia chenye kitanda, kifaa cha kumpa mtoto joto na saa ukutani',
  laboratory: 'Mkuu wa maabara kwenye meza yake, mkono mmoja kwenye darubini',
  'dental-clinic': 'Kiti cha meno chenye taa na sinia ya vifaa safi',
  'immunization-room': 'Mama amempakata mtoto kando ya muuguzi, mbele ya friji ya chanjo',
  'dedicated-staff': 'Mkunga, daktari wa upasuaji, mkuu wa maabara na mtaalamu wa viungo pamoja',
  'ultrasound-room': 'Mashine ya ultrasound na skrini yake kando ya kitanda cha uchunguzi',
  'female-ward': 'Vitanda viwili vyenye mapazia ya waridi na maua katika wodi ya wanawake',
  'general-ward': 'Muuguzi ananyoosha blanketi kando ya mama mzee katika wodi ya kawaida',
  'specialized-care': 'Mzee anatembea kati ya vyuma viwili, mtaalamu wa viungo kando yake',
  'inpatient-services': 'Binti amemtembelea mama yake wodini na kumshika mkono',
  pediatrics: 'Daktari wa watoto ameketi kando ya msichana na kumsalimia mwanasesere wake',
  'surgery-department': 'Chumba cha upasuaji chenye meza, taa ya juu na skrini ya kufuatilia',
  outpatient: 'Daktari na mzee wanazungumza mezani',
  radiology: 'Mashine ya X-ray juu ya meza yake na picha kwenye ubao wa mwanga ukutani',
  hdu: 'Kitanda cha uangalizi wa karibu chenye skrini na pampu za dawa',
  pharmacy: 'Mfamasia anampa kijana mfuko wa karatasi juu ya kaunta',
  telemedicine: 'Simu kwenye kishikizo kando ya kikombe cha chai, tayari kuongea na daktari',
  'eye-care': 'Chati ya kupima macho, kifaa cha kupima macho na miwani',
  emergency: 'Ambulensi mbele ya mlango wa dharura wenye taa, usiku',
  'upcoming-services': 'Mfano wa jengo jipya la hospitali kando ya michoro iliyokunjwa',
  'mother-and-midwife':
    'Mama ameketi kwenye kiti akiwa amempakata mtoto wake mchanga, mkunga yuko kando yake',
  'inpatient-ward': 'Mwanamume ameketi kitandani wodini, muuguzi anamletea kikombe',
  packages: 'Kitenge kilichokunjwa, viatu vya mtoto vya kufuma na kofia juu ya meza',
  'not-found': 'Kibao chenye mishale mitatu isiyo na maandishi kwenye njia ya udongo mwekundu',
  'water-and-walking': 'Viatu vya kutembea, chupa ya maji na matunda juu ya taulo',
  'dental-care': 'Mswaki, dawa ya meno na kikombe kando ya mfano mkubwa wa jino',
  'breastfeeding-corner': 'Kiti chenye mto wa kunyonyesha, blanketi ya mtoto na glasi ya maji',
  'healthy-child': 'Bakuli la uji la mtoto lenye kijiko na vipande vya matunda',
  'hand-washing': 'Mahali pa kunawa mikono penye sabuni na taulo, na barakoa kando yake',
  'malaria-prevention': 'Kitanda chini ya chandarua cha bluu kando ya dirisha jioni',
  'pregnancy-nutrition': 'Sahani ya ugali, sukuma wiki, maharagwe na nusu parachichi',
  'child-vaccination':
    'Chupa ya chanjo na sanduku la baridi kando ya kadi ya afya ya mtoto na mwanasesere',
  'first-aid':
    'Sanduku la bluu la huduma ya kwanza lenye msalaba mweupe, na bandeji na makasi kando',
  diabetes: 'Kifaa cha kupima sukari kando ya bakuli la matunda',
  'mental-health': 'Kiti kando ya dirisha, daftari lililo wazi na kikombe cha chai',
};
