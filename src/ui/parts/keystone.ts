/** The path of the keystone mark, 32 wide and 30 high: a wedge with a slightly curved top. */
export const keystonePath = 'M0 3.5Q16-1.5 32 3.5L26 30Q16 27.5 6 30Z';
