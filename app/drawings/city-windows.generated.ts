/** Written by packages/drawings/art/draw.ts: the windows of city.svg that light up. */
export const CITY_WINDOWS = [
  {
    left: '10.32%',
    top: '55.07%',
    width: '0.41%',
    height: '4.6%',
  },
  {
    left: '28.68%',
    top: '70.22%',
    width: '0.47%',
    height: '4.96%',
  },
  {
    left: '35.52%',
    top: '48.4%',
    width: '0.4%',
    height: '4.6%',
  },
  {
    left: '54.28%',
    top: '60.37%',
    width: '0.5%',
    height: '4.95%',
  },
  {
    left: '72.42%',
    top: '54.56%',
    width: '0.38%',
    height: '4.6%',
  },
] as const;
