/** Words of the loss of a baby. Searches with them show the care after a loss first. */
export const babyLossWords =
  'mimba kuharibika, mimba imeharibika, mimba iliharibika, kupoteza mimba, nimepoteza mimba, nilipoteza mimba, amepoteza mimba, alipoteza mimba, mimba imetoka, mimba ilitoka, mimba kutoka, kupoteza mtoto?, nimepoteza mtoto?, nilipoteza mtoto?, amepoteza mtoto?, alipoteza mtoto?, tumepoteza mtoto?, mtoto amefariki, mtoto alifariki, mtoto kufariki, mtoto amekufa, mtoto alikufa, mtoto kufa, kifo cha mtoto, mtoto mfu, mazishi ya mtoto, kuzika mtoto, lost mtoto, kufiwa mtoto, nimefiwa mtoto, tumefiwa mtoto, amefiwa mtoto';

/** With one of these a loss with '?' is a different one. */
export const otherLosses = 'kadi, kitabu, cheti, uzito, kitambulisho, faili, karatasi, simu, hamu';

/** Words of any grief. */
export const griefWords = 'kufiwa, nimefiwa, tumefiwa, amefiwa, amefia, alifia, kufia, maombolezo';
