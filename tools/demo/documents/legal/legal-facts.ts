/** What the four texts say of the agency that signs them, as the middle of sentences or whole ones. */
export type LegalFacts = {
  /** « Atelier Anfa », and after « de »: « d’Atelier Anfa ». */
  name: string;
  ofName: string;
  /** « , société à responsabilité limitée… »: from its comma on. */
  form: string;
  seat: string;
  tradeRegister: string;
  ice: string;
  taxId: string;
  professionalTax: string;
  /** What not every agency has: its number or its exemption, and a number of another country. */
  vat?: string;
  registration?: string;
  directorTitle: string;
  director: string;
  hosting: string;
  /** Where data is kept: « au Maroc, ». */
  keptWhere: string;
  email: string;
  /** A sentence about what this agency alone has. */
  ownDrawings: string;
  /** Empty: what another agency has in its place says whether it has WhatsApp. */
  whatsapp: string;
  /** « WhatsApp ouvert, » among the gestures that are counted; empty without. */
  whatsappOpened: string;
};
