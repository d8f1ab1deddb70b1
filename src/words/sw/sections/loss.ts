import type { Block } from '../../departments/department-words.ts';

/** Care after a miscarriage, a stillbirth or the death of a baby. The services are SAMPLE content. */
export const loss: Block = {
  kind: 'list',
  heading: 'Ukimpoteza mtoto wako',
  items: [
    'Unatokwa na damu au una maumivu mimba ikiwa changa? Njoo mara moja, saa yoyote. Utasubiri mbali na akina mama wanaojifungua.',
    'Una homa, damu nyingi, maumivu ya tumbo au harufu mbaya baada ya kupoteza mimba au mtoto? Pia njoo mara moja.',
    'Unaweza kumshika mtoto wako, kumpa jina na kumpiga picha. Hakuna haraka, na hakuna kinachokulazimu.',
    'Tunajitahidi mkunga yule yule aendelee kuwasiliana nawe, hata ukishaenda nyumbani. Wewe na mwenzi wako mnaweza kuongea na mshauri nasaha.',
    'Tunakueleza karatasi za mazishi. Tunamtunza mtoto wako kwa heshima hadi uamue.',
    'Tunaangalia afya yako na jinsi unavyojisikia moyoni. Daktari anakueleza tunachojua kuhusu sababu, na maana yake ukipata mimba tena.',
  ],
};
