/** The agency as search engines show it beside its site: how to reach it, where, when. */
import type {
  GeoCoordinates,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  Person,
  PostalAddress,
} from 'schema-dts';
import { stretchesOf } from '../../packages/kit/calendar/day-hours.ts';
import type { OpeningDay, OpeningException } from '../../packages/kit/calendar/opening-hours.ts';
import type { Weekday } from '../../packages/kit/calendar/weekdays.ts';
import type { Described, PageData } from './page-data.ts';

/**
 * The country of the agency, as ISO 3166-1 and as French name it. No setting: prices in dirhams, the law 09-08 of the legal
 * page, telephone numbers and the clock are Morocco's too.
 */
export const COUNTRY = 'MA';
export const COUNTRY_NAME = 'Maroc';

/** The agency's node, to which every page refers; whole on the pages that are about it. */
export function agencyNode(
  { origin, logo, agency, settings }: Described,
  whole: PageData['agency'],
): Organization | LocalBusiness {
  const name = {
    ...agency,
    name: settings.agencyName,
    url: `${origin}/`,
    logo: new URL(logo?.src ?? '/apple-touch-icon.png', origin).href,
  } as const;
  const { tagline, email, phones, addressLines, location, socialLinks, openingHours } = settings;
  if (!whole) return { '@type': 'Organization', ...name };
  const facts = {
    ...name,
    description: tagline,
    email,
    telephone: phones.length > 1 ? phones : phones[0],
    sameAs: socialLinks.map(({ url }) => url),
    employee: whole.people.map(
      (person): Person => ({ '@type': 'Person', name: person.name, jobTitle: person.role }),
    ),
  };
  const address = postalAddress(addressLines);
  // Without an address the agency is no place that one can go to.
  if (!address) return { '@type': 'Organization', ...facts };
  return {
    '@type': 'LocalBusiness',
    ...facts,
    image: `${origin}/social-card.png`,
    address,
    geo: location && coordinates(location),
    openingHoursSpecification: weekOf(openingHours),
    specialOpeningHoursSpecification: settings.openingExceptions.map((exception) =>
      exceptionOf(exception, openingHours),
    ),
  };
}

/** Reads an address as it is written on a letter: the street, then a line that begins with the postal code. */
export function postalAddress(lines: readonly string[]) {
  if (lines.length === 0) return undefined;
  const town = lines.findIndex((line) => TOWN.test(line));
  const [, postalCode, addressLocality] = TOWN.exec(lines[town] ?? '') ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.slice(0, town < 0 ? undefined : town).join(', '),
    postalCode,
    addressLocality,
    addressCountry: COUNTRY,
  } as const satisfies PostalAddress;
}

const TOWN = /^(\d{5})\s+(.+)$/;

function coordinates({ lat, lng }: { lat: number; lng: number }): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lng };
}

const DAYS = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Record<Weekday, string>;

/** Returns one entry for all days with the same hours; days off have none. */
function weekOf(week: readonly OpeningDay[]): OpeningHoursSpecification[] {
  const open = week.flatMap((day) =>
    stretchesOf(day).map((stretch) => ({ day: day.day, ...stretch })),
  );
  const alike = Object.groupBy(open, ({ opens, closes }) => `${opens} ${closes}`);
  return Object.values(alike).flatMap((days = []) => {
    const [first] = days;
    return first ? [{ ...hours(first), dayOfWeek: days.map(({ day }) => DAYS[day]) }] : [];
  });
}

function exceptionOf(
  exception: OpeningException,
  week: readonly OpeningDay[],
): OpeningHoursSpecification {
  const { from, to, opens } = exception;
  // Shorter hours for a month do not open a closed Sunday: `hoursOn` in packages/kit/calendar/opening-hours.ts.
  const usual = week.filter((day) => day.opens).map(({ day }) => DAYS[day]);
  return {
    ...hours(exception),
    validFrom: from,
    validThrough: to,
    dayOfWeek: opens && from !== to ? usual : undefined,
  };
}

/** Search engines take a day from midnight to midnight for closed, and one until 23:59 for open to its end. */
function hours({
  opens = '00:00',
  closes = '00:00',
}: {
  opens?: string | undefined;
  closes?: string | undefined;
}) {
  return {
    '@type': 'OpeningHoursSpecification',
    opens,
    closes: closes === '24:00' ? '23:59' : closes,
  } as const;
}
