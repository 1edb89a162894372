/** The state of the desk's first screens: the answers as the site has them now, and whether it is still the demo's. */
import { z } from 'zod';
import type { SetupState } from '../../model/contracts/setup-contract.ts';
import { readBrand } from '../../packages/drawings/brand/brand.ts';
import { CHOSEN_NAMES } from '../../packages/drawings/brand/chosen-colors.ts';
import { WEEKDAYS } from '../../packages/kit/calendar/weekdays.ts';
import { hoursOf } from './agency-documents.ts';
import type { ContentApi } from './content-api.ts';
import { readDemo } from './demo.ts';
import { readDocumentsOf } from './stored-documents.ts';

const text = z.string().catch('');
const NO_PROMISES = { response: '', applicationResponse: '' };
const settings = z.object({
  agencyName: text,
  trade: text,
  city: text,
  tagline: text,
  addressLines: z.array(z.string()).catch([]),
  email: text,
  phone: text,
  whatsappNumber: text,
  claims: z.object({ response: text, applicationResponse: text }).catch(NO_PROMISES),
  socialLinks: z.array(z.object({ url: text })).catch([]),
  openingHours: z
    .array(
      z.object({
        day: z.enum(WEEKDAYS),
        opens: z.string().optional(),
        closes: z.string().optional(),
        pauseFrom: z.string().optional(),
        pauseTo: z.string().optional(),
      }),
    )
    .catch([]),
});
const brand = z.object({
  colors: z.record(z.string(), z.unknown()).catch({}),
  logo: z
    .object({ asset: z.object({ _ref: z.string() }) })
    .optional()
    .catch(undefined),
});

/** @throws {ContentRefusedError} */
export async function readSetupState(content: ContentApi, archive: URL): Promise<SetupState> {
  const demo = await readDemo(archive);
  const stored = await readDocumentsOf(content, [...demo.ids, 'brand']);
  const identity = brand.parse(stored.get('brand') ?? {});
  const { typefaces, drawings } = readBrand(stored.get('brand'));
  const legal = stored.get('legal');
  const own = stored.get('settings');
  const isDemoAgency = own !== undefined && demo.isUntouched(own);
  // The form of a new agency is not filled in with the demo agency's name and address.
  const ownSettings = settings.parse((!isDemoAgency && own) || {});
  const networks = ownSettings.socialLinks.flatMap(({ url }) => url || []);
  return {
    answers: {
      agency: {
        name: ownSettings.agencyName,
        trade: ownSettings.trade,
        city: ownSettings.city,
        tagline: ownSettings.tagline,
      },
      contact: {
        address: ownSettings.addressLines,
        email: ownSettings.email,
        phone: ownSettings.phone,
        ...(ownSettings.whatsappNumber && { whatsapp: ownSettings.whatsappNumber }),
        ...(ownSettings.claims.response && { answersWithin: ownSettings.claims.response }),
        ...(ownSettings.claims.applicationResponse && {
          applicationsWithin: ownSettings.claims.applicationResponse,
        }),
        hours: hoursOf(ownSettings.openingHours),
        ...(networks.length > 0 && { networks }),
      },
      look: {
        colors: Object.fromEntries(
          CHOSEN_NAMES.flatMap((name) => {
            const color = identity.colors[name];
            return typeof color === 'string' ? [[name, color]] : [];
          }),
        ),
        typefaces,
        drawings,
        ...(identity.logo && { logo: identity.logo.asset._ref }),
      },
    },
    isDemoAgency,
    isLegalWritten: legal !== undefined && !demo.isUntouched(legal),
    demoDocuments: [...stored.values()].filter((one) => demo.isUntouched(one)).length,
  };
}
