/* Replaces packages that Sveltia loads on demand and the desk never needs: maps, syntax colours, photos. */
export default {};
