/** Written by art/draw.ts: the windows of city.svg that light up. */
export const CITY_WINDOWS = [
  {
    left: '10.321%',
    top: '55.066%',
    width: '0.414%',
    height: '4.6%',
  },
  {
    left: '28.677%',
    top: '70.222%',
    width: '0.465%',
    height: '4.963%',
  },
  {
    left: '35.521%',
    top: '48.4%',
    width: '0.401%',
    height: '4.6%',
  },
  {
    left: '54.277%',
    top: '60.371%',
    width: '0.5%',
    height: '4.954%',
  },
  {
    left: '72.422%',
    top: '54.557%',
    width: '0.375%',
    height: '4.6%',
  },
] as const;
