// Generated from model/schema/ and the queries of app/ by `npm run typegen`. Do not edit.

export declare const internalGroqTypeReferenceTo: unique symbol;

type ArrayOf<T> = Array<
  T & {
    _key: string;
  }
>;

export type WorkStep = {
  _type: "workStep";
  title?: string;
  description?: string;
  details?: Array<string>;
};

export type WhatsappSuggestions = {
  _type: "whatsappSuggestions";
  page?:
    | "/"
    | "/services"
    | "/services/"
    | "/work"
    | "/work/"
    | "/about"
    | "/contact"
    | "/blog"
    | "/blog/"
    | "default";
  messages?: Array<
    {
      _key: string;
    } & WhatsappMessage
  >;
};

export type WhatsappMessage = {
  _type: "whatsappMessage";
  text?: string;
  slug?: string;
};

export type SanityFileAssetReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "sanity.fileAsset";
};

export type SanityImageAssetReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "sanity.imageAsset";
};

export type Video = {
  _type: "video";
  type?: "local" | "youtube";
  src?: {
    asset?: SanityFileAssetReference;
    media?: unknown;
    _type: "file";
  };
  youtubeId?: string;
  duration?: number;
  poster?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  captions?: {
    asset?: SanityFileAssetReference;
    media?: unknown;
    _type: "file";
  };
  aspectRatio?: "9:16" | "16:9";
};

export type ClientReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "client";
};

export type Testimonial = {
  _type: "testimonial";
  content?: string;
  name?: string;
  role?: string;
  company?: ClientReference;
  avatar?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  date?: string;
  rating?: number;
};

export type TeamMember = {
  _type: "teamMember";
  name?: string;
  role?: string;
  portrait?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  bio?: string;
};

export type TableRow = {
  _type: "tableRow";
  cells?: Array<string>;
};

export type Table = {
  _type: "table";
  caption?: string;
  columns?: Array<string>;
  rows?: Array<
    {
      _key: string;
    } & TableRow
  >;
  drawnAs?: "table" | "bars";
};

export type SocialLink = {
  _type: "socialLink";
  platform?: "Instagram" | "LinkedIn" | "YouTube" | "Facebook" | "TikTok" | "X";
  url?: string;
};

export type ServicePackage = {
  _type: "servicePackage";
  name?: string;
  priceRange?: string;
  timeline?: string;
  features?: Array<string>;
  ideal?: string;
  cta?: string;
  popular?: boolean;
  discount?: string;
};

export type SalaryRange = {
  _type: "salaryRange";
  min?: number;
  max?: number;
};

export type RichText = Array<
  | {
      children?: Array<{
        marks?: Array<string>;
        text?: string;
        _type: "span";
        _key: string;
      }>;
      style?: "normal" | "h2" | "h3" | "h4" | "blockquote";
      listItem?: "bullet" | "number";
      markDefs?: Array<{
        href?: string;
        _type: "link";
        _key: string;
      }>;
      level?: number;
      _type: "block";
      _key: string;
    }
  | {
      asset?: SanityImageAssetReference;
      media?: unknown;
      hotspot?: SanityImageHotspot;
      crop?: SanityImageCrop;
      alt?: string;
      caption?: string;
      _type: "image";
      _key: string;
    }
  | ({
      _key: string;
    } & CodeBlock)
  | ({
      _key: string;
    } & Table)
>;

export type ProcessStep = {
  _type: "processStep";
  step?: number;
  title?: string;
  description?: string;
  duration?: string;
  deliverables?: Array<string>;
  icon?: "compas" | "trace" | "taille" | "pose";
};

export type Perk = {
  _type: "perk";
  text?: string;
  highlight?: string;
};

export type OpeningHours = {
  _type: "openingHours";
  day?:
    | "monday"
    | "tuesday"
    | "wednesday"
    | "thursday"
    | "friday"
    | "saturday"
    | "sunday";
  closed?: boolean;
  opens?: string;
  closes?: string;
  pauseFrom?: string;
  pauseTo?: string;
};

export type OpeningException = {
  _type: "openingException";
  from?: string;
  to?: string;
  closed?: boolean;
  opens?: string;
  closes?: string;
  reason?: string;
};

export type ServiceReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "service";
};

export type PageReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "page";
};

export type Offer = {
  _type: "offer";
  title?: string;
  description?: string;
  features?: Array<string>;
  service?: ServiceReference | PageReference;
};

export type PortfolioReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "portfolio";
};

export type BlogPostReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "blogPost";
};

export type JobPostingReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "jobPosting";
};

export type NewsletterIssueReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "newsletterIssue";
};

export type HomeReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "home";
};

export type ServicesReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "services";
};

export type WorkReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "work";
};

export type AboutReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "about";
};

export type BlogReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "blog";
};

export type CareersReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "careers";
};

export type ContactReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "contact";
};

export type NewsletterReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "newsletter";
};

export type LegalReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "legal";
};

export type NavPage = {
  _type: "navPage";
  page?:
    | PortfolioReference
    | BlogPostReference
    | ServiceReference
    | JobPostingReference
    | NewsletterIssueReference
    | PageReference
    | HomeReference
    | ServicesReference
    | WorkReference
    | AboutReference
    | BlogReference
    | CareersReference
    | ContactReference
    | NewsletterReference
    | LegalReference;
  own?:
    | "home"
    | "services"
    | "work"
    | "about"
    | "blog"
    | "careers"
    | "contact"
    | "newsletter"
    | "legal";
  label?: string;
  anchor?: string;
};

export type NavLink = {
  _type: "navLink";
  label?: string;
  url?: string;
};

export type NavGroup = {
  _type: "navGroup";
  label?: string;
  links?: Array<
    | ({
        _key: string;
      } & NavPage)
    | ({
        _key: string;
      } & NavLink)
  >;
};

export type NavColumn = {
  _type: "navColumn";
  title?: string;
  links?: Array<
    | ({
        _key: string;
      } & NavPage)
    | ({
        _key: string;
      } & NavLink)
  >;
};

export type Milestone = {
  _type: "milestone";
  year?: number;
  title?: string;
  text?: string;
};

export type Credit = {
  _type: "credit";
  work?: string;
  names?: Array<string>;
};

export type ChartBar = {
  _type: "chartBar";
  label?: string;
  amount?: number;
};

export type Metric = {
  _type: "metric";
  value?: string;
  label?: string;
  description?: string;
};

export type LegalText = {
  _type: "legalText";
  summary?: string;
  figures?: Array<
    {
      _key: string;
    } & AnswerFigure
  >;
  body?: RichText;
};

export type GalleryItem = {
  _type: "galleryItem";
  type?: "image" | "video";
  src?: {
    asset: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    _type: "image";
  };
  videoFile?: {
    asset?: SanityFileAssetReference;
    media?: unknown;
    _type: "file";
  };
  alt?: string;
  caption?: string;
};

export type Faq = {
  _type: "faq";
  question?: string;
  answer?: string;
  figures?: Array<
    {
      _key: string;
    } & AnswerFigure
  >;
};

export type Divider = {
  _type: "divider";
  isDivider?: boolean;
};

export type CodeBlock = {
  _type: "codeBlock";
  language?: "text" | "html" | "css" | "javascript" | "json";
  code?: string;
};

export type ClientLogo = {
  _type: "clientLogo";
  name?: string;
  image?: {
    asset: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    _type: "image";
  };
};

export type ClientFigures = {
  _type: "clientFigures";
  satisfied?: string;
  average?: string;
  returning?: string;
};

export type Claims = {
  _type: "claims";
  projects?: string;
  satisfaction?: string;
  companies?: string;
  response?: string;
  applicationResponse?: string;
  years?: string;
};

export type CallToAction = {
  _type: "callToAction";
  title?: string;
  subtitle?: string;
  buttonText?: string;
};

export type BrandColors = {
  _type: "brandColors";
  action?: BrandColor;
  night?: BrandColor;
  paper?: BrandColor;
  ink?: BrandColor;
  warm?: BrandColor;
  earth?: BrandColor;
  leaf?: BrandColor;
};

export type BrandColor = string;

export type Benefit = {
  _type: "benefit";
  title?: string;
  text?: string;
};

export type ArticleText = Array<
  | {
      children?: Array<{
        marks?: Array<string>;
        text?: string;
        _type: "span";
        _key: string;
      }>;
      style?: "normal" | "h2" | "h3" | "h4" | "blockquote";
      listItem?: "bullet" | "number";
      markDefs?: Array<{
        href?: string;
        _type: "link";
        _key: string;
      }>;
      level?: number;
      _type: "block";
      _key: string;
    }
  | {
      asset?: SanityImageAssetReference;
      media?: unknown;
      hotspot?: SanityImageHotspot;
      crop?: SanityImageCrop;
      alt?: string;
      caption?: string;
      _type: "image";
      _key: string;
    }
  | ({
      _key: string;
    } & CodeBlock)
  | ({
      _key: string;
    } & Table)
  | ({
      _key: string;
    } & Video)
  | ({
      _key: string;
    } & ArticleGallery)
  | ({
      _key: string;
    } & ArticleEmbed)
  | ({
      _key: string;
    } & ArticleNote)
  | ({
      _key: string;
    } & ArticleButton)
  | ({
      _key: string;
    } & Divider)
>;

export type ArticleNote = {
  _type: "articleNote";
  title?: string;
  text?: string;
};

export type ArticleGallery = {
  _type: "articleGallery";
  pictures?: Array<{
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    caption?: string;
    _type: "image";
    _key: string;
  }>;
};

export type ArticleEmbed = {
  _type: "articleEmbed";
  title?: string;
  url?: string;
};

export type ArticleButton = {
  _type: "articleButton";
  action?: string;
  href?: string;
};

export type AnswerFigure = {
  _type: "answerFigure";
  value?: string;
  label?: string;
};

export type AnnouncementBar = {
  _type: "announcementBar";
  text?: string;
  label?: string;
  page?:
    | HomeReference
    | ServicesReference
    | WorkReference
    | AboutReference
    | BlogReference
    | CareersReference
    | ContactReference
    | NewsletterReference
    | LegalReference
    | PortfolioReference
    | BlogPostReference
    | ServiceReference
    | JobPostingReference
    | NewsletterIssueReference
    | PageReference;
  url?: string;
  start?: string;
  end?: string;
  pages?: ArrayOf<
    | HomeReference
    | ServicesReference
    | WorkReference
    | AboutReference
    | BlogReference
    | CareersReference
    | ContactReference
    | NewsletterReference
    | LegalReference
    | PortfolioReference
    | BlogPostReference
    | ServiceReference
    | JobPostingReference
    | NewsletterIssueReference
    | PageReference
  >;
};

export type Announcement = {
  _type: "announcement";
  enabled?: boolean;
  text?: string;
};

export type AgencyValue = {
  _type: "agencyValue";
  title?: string;
  text?: string;
};

export type Callout = {
  _type: "callout";
  title?: string;
  text?: string;
  action?: string;
  href?: string;
  hidden?: boolean;
  anchor?: string;
};

export type EventFacts = {
  _type: "eventFacts";
  title?: string;
  start?: string;
  end?: string;
  place?: string;
  address?: string;
  price?: string;
  action?: string;
  href?: string;
  hidden?: boolean;
  anchor?: string;
};

export type NewsletterForm = {
  _type: "newsletterForm";
  title?: string;
  text?: string;
  hidden?: boolean;
  anchor?: string;
};

export type VisitFacts = {
  _type: "visitFacts";
  title?: string;
  hidden?: boolean;
  anchor?: string;
};

export type CategoryReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "category";
};

export type LatestPosts = {
  _type: "latestPosts";
  title?: string;
  category?: CategoryReference;
  hidden?: boolean;
  anchor?: string;
};

export type LatestProjects = {
  _type: "latestProjects";
  title?: string;
  service?: ServiceReference;
  hidden?: boolean;
  anchor?: string;
};

export type PackageList = {
  _type: "packageList";
  title?: string;
  service?: ServiceReference;
  hidden?: boolean;
  anchor?: string;
};

export type ServiceList = {
  _type: "serviceList";
  title?: string;
  text?: string;
  hidden?: boolean;
  anchor?: string;
};

export type PerkList = {
  _type: "perkList";
  title?: string;
  hidden?: boolean;
  anchor?: string;
};

export type JobList = {
  _type: "jobList";
  title?: string;
  hidden?: boolean;
  anchor?: string;
};

export type ValueList = {
  _type: "valueList";
  title?: string;
  hidden?: boolean;
  anchor?: string;
};

export type MilestoneList = {
  _type: "milestoneList";
  title?: string;
  hidden?: boolean;
  anchor?: string;
};

export type MissionVision = {
  _type: "missionVision";
  hidden?: boolean;
  anchor?: string;
};

export type FigureList = {
  _type: "figureList";
  title?: string;
  figures?: Array<
    {
      _key: string;
    } & Metric
  >;
  note?: string;
  hidden?: boolean;
  anchor?: string;
};

export type Embed = {
  _type: "embed";
  title?: string;
  url?: string;
  hidden?: boolean;
  anchor?: string;
};

export type Film = {
  _type: "film";
  title?: string;
  video?: Video;
  hidden?: boolean;
  anchor?: string;
};

export type Chart = {
  _type: "chart";
  title?: string;
  text?: string;
  unit?: string;
  bars?: Array<
    {
      _key: string;
    } & ChartBar
  >;
  note?: string;
  hidden?: boolean;
  anchor?: string;
};

export type FrameStrip = {
  _type: "frameStrip";
  title?: string;
  text?: string;
  pictures?: Array<{
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    caption?: string;
    _type: "image";
    _key: string;
  }>;
  hidden?: boolean;
  anchor?: string;
};

export type BeforeAfter = {
  _type: "beforeAfter";
  title?: string;
  text?: string;
  before?: {
    asset: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    caption?: string;
    _type: "image";
  };
  after?: {
    asset: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    caption?: string;
    _type: "image";
  };
  hidden?: boolean;
  anchor?: string;
};

export type PictureGallery = {
  _type: "pictureGallery";
  title?: string;
  pictures?: Array<{
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    caption?: string;
    _type: "image";
    _key: string;
  }>;
  hidden?: boolean;
  anchor?: string;
};

export type PictureText = {
  _type: "pictureText";
  title?: string;
  text?: string;
  picture?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  side?: "left" | "right";
  action?: string;
  href?: string;
  hidden?: boolean;
  anchor?: string;
};

export type WrittenText = {
  _type: "writtenText";
  title?: string;
  body?: ArticleText;
  hidden?: boolean;
  anchor?: string;
};

export type ContactForm = {
  _type: "contactForm";
  title?: string;
  formTitle?: string;
  hidden?: boolean;
  anchor?: string;
};

export type QuestionList = {
  _type: "questionList";
  title?: string;
  text?: string;
  hidden?: boolean;
  anchor?: string;
};

export type TeamPortraits = {
  _type: "teamPortraits";
  title?: string;
  text?: string;
  hidden?: boolean;
  anchor?: string;
};

export type ClientVoices = {
  _type: "clientVoices";
  title?: string;
  hidden?: boolean;
  anchor?: string;
};

export type HowItWorks = {
  _type: "howItWorks";
  title?: string;
  steps?: Array<
    {
      _key: string;
    } & WorkStep
  >;
  hidden?: boolean;
  anchor?: string;
};

export type AgencyStory = {
  _type: "agencyStory";
  title?: string;
  lead?: string;
  text?: string;
  action?: string;
  hidden?: boolean;
  anchor?: string;
};

export type Offers = {
  _type: "offers";
  title?: string;
  text?: string;
  list?: Array<
    {
      _key: string;
    } & Offer
  >;
  hidden?: boolean;
  anchor?: string;
};

export type Features = {
  _type: "features";
  title?: string;
  benefits?: Array<
    {
      _key: string;
    } & Benefit
  >;
  hidden?: boolean;
  anchor?: string;
};

export type ClientLogos = {
  _type: "clientLogos";
  title?: string;
  text?: string;
  hidden?: boolean;
  anchor?: string;
};

export type ChosenProjects = {
  _type: "chosenProjects";
  title?: string;
  text?: string;
  list?: Array<
    {
      _key: string;
    } & PortfolioReference
  >;
  hidden?: boolean;
  anchor?: string;
};

export type Introduction = {
  _type: "introduction";
  verbs?: string;
  promise?: string;
  text?: string;
  services?: Array<
    {
      _key: string;
    } & ServiceReference
  >;
  hidden?: boolean;
  anchor?: string;
};

export type Blog = {
  _id: string;
  _type: "blog";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  introduction?: string;
  readersTitle?: string;
  readers?: Array<
    {
      _key: string;
    } & Testimonial
  >;
  takesComments?: boolean;
  takesLikes?: boolean;
  commentsText?: string;
  commentSent?: string;
  callTitle?: string;
  callText?: string;
  categories?: Array<
    {
      _key: string;
    } & CategoryReference
  >;
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  searchWords?: Array<string>;
};

export type SanityImageCrop = {
  _type: "sanity.imageCrop";
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
};

export type SanityImageHotspot = {
  _type: "sanity.imageHotspot";
  x?: number;
  y?: number;
  height?: number;
  width?: number;
};

export type Careers = {
  _id: string;
  _type: "careers";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  heroTitle?: string;
  heroText?: string;
  values?: Array<
    {
      _key: string;
    } & AgencyValue
  >;
  perks?: Array<
    {
      _key: string;
    } & Perk
  >;
  applicationTitle?: string;
  applicationText?: string;
  applicationSent?: string;
  jobSentTitle?: string;
  jobSentText?: string;
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  searchWords?: Array<string>;
};

export type Whatsapp = {
  _id: string;
  _type: "whatsapp";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  greeting?: string;
  suggestions?: Array<
    {
      _key: string;
    } & WhatsappSuggestions
  >;
  availability?: WhatsappMessage;
  collaboration?: WhatsappMessage;
};

export type Legal = {
  _id: string;
  _type: "legal";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  introduction?: string;
  version?: string;
  effectiveDate?: string;
  legalNotice?: LegalText;
  cndpNumber?: string;
  privacyPolicy?: LegalText;
  termsOfSale?: LegalText;
  cookiePolicy?: LegalText;
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  searchWords?: Array<string>;
};

export type Questions = {
  _id: string;
  _type: "questions";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  text?: string;
  faqs?: Array<
    {
      _key: string;
    } & Faq
  >;
};

export type Clients = {
  _id: string;
  _type: "clients";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  text?: string;
  logos?: Array<
    | ({
        _key: string;
      } & ClientReference)
    | ({
        _key: string;
      } & ClientLogo)
  >;
  testimonialsTitle?: string;
  figures?: ClientFigures;
  testimonials?: Array<
    {
      _key: string;
    } & Testimonial
  >;
};

export type PersonReference = {
  _ref: string;
  _type: "reference";
  _weak?: boolean;
  [internalGroqTypeReferenceTo]?: "person";
};

export type Team = {
  _id: string;
  _type: "team";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  text?: string;
  members?: Array<
    | ({
        _key: string;
      } & PersonReference)
    | ({
        _key: string;
      } & TeamMember)
  >;
  values?: Array<
    {
      _key: string;
    } & AgencyValue
  >;
};

export type SentRequest = {
  _id: string;
  _type: "sentRequest";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  newTitle?: string;
  inProgressTitle?: string;
  promiseText?: string;
  overdueText?: string;
  answeredTitle?: string;
  answeredText?: string;
  closedTitle?: string;
  closedText?: string;
  withdrawnTitle?: string;
  withdrawnText?: string;
  erasedTitle?: string;
  erasedText?: string;
  goneTitle?: string;
  goneText?: string;
  seoTitle?: string;
};

export type NotFound = {
  _id: string;
  _type: "notFound";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  text?: string;
  nearTitle?: string;
  seoTitle?: string;
};

export type Newsletter = {
  _id: string;
  _type: "newsletter";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  introduction?: string;
  archiveTitle?: string;
  checkTitle?: string;
  checkText?: string;
  checkNote?: string;
  confirmTitle?: string;
  confirmText?: string;
  confirmedTitle?: string;
  confirmedText?: string;
  confirmedBeforeTitle?: string;
  confirmedBeforeText?: string;
  leaveTitle?: string;
  leaveText?: string;
  leftTitle?: string;
  leftText?: string;
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  searchWords?: Array<string>;
};

export type Contact = {
  _id: string;
  _type: "contact";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  introduction?: string;
  formTitle?: string;
  subjects?: Array<string>;
  budgets?: Array<string>;
  sentTitle?: string;
  sentText?: string;
  sentNote?: string;
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  searchWords?: Array<string>;
};

export type About = {
  _id: string;
  _type: "about";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  introduction?: string;
  mission?: string;
  vision?: string;
  sectors?: string;
  storyTitle?: string;
  milestones?: Array<
    {
      _key: string;
    } & Milestone
  >;
  valuesTitle?: string;
  testimonialsTitle?: string;
  visitTitle?: string;
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  searchWords?: Array<string>;
};

export type Services = {
  _id: string;
  _type: "services";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  introduction?: string;
  listTitle?: string;
  listText?: string;
  callTitle?: string;
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  searchWords?: Array<string>;
};

export type Work = {
  _id: string;
  _type: "work";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  satisfiedClients?: string;
  reelsTitle?: string;
  reelsText?: string;
  featuredTitle?: string;
  othersTitle?: string;
  othersText?: string;
  callTitle?: string;
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  searchWords?: Array<string>;
};

export type Home = {
  _id: string;
  _type: "home";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  heroTitle?: string;
  heroText?: string;
  heroPrimaryAction?: string;
  heroSecondaryAction?: string;
  sections?: Array<
    | ({
        _key: string;
      } & Introduction)
    | ({
        _key: string;
      } & ChosenProjects)
    | ({
        _key: string;
      } & ClientLogos)
    | ({
        _key: string;
      } & Features)
    | ({
        _key: string;
      } & Offers)
    | ({
        _key: string;
      } & AgencyStory)
    | ({
        _key: string;
      } & HowItWorks)
    | ({
        _key: string;
      } & ClientVoices)
    | ({
        _key: string;
      } & TeamPortraits)
    | ({
        _key: string;
      } & QuestionList)
    | ({
        _key: string;
      } & ContactForm)
    | ({
        _key: string;
      } & WrittenText)
    | ({
        _key: string;
      } & PictureText)
    | ({
        _key: string;
      } & PictureGallery)
    | ({
        _key: string;
      } & Film)
    | ({
        _key: string;
      } & BeforeAfter)
    | ({
        _key: string;
      } & FrameStrip)
    | ({
        _key: string;
      } & Chart)
    | ({
        _key: string;
      } & Embed)
    | ({
        _key: string;
      } & FigureList)
    | ({
        _key: string;
      } & MissionVision)
    | ({
        _key: string;
      } & MilestoneList)
    | ({
        _key: string;
      } & ValueList)
    | ({
        _key: string;
      } & JobList)
    | ({
        _key: string;
      } & PerkList)
    | ({
        _key: string;
      } & ServiceList)
    | ({
        _key: string;
      } & PackageList)
    | ({
        _key: string;
      } & LatestProjects)
    | ({
        _key: string;
      } & LatestPosts)
    | ({
        _key: string;
      } & VisitFacts)
    | ({
        _key: string;
      } & NewsletterForm)
    | ({
        _key: string;
      } & EventFacts)
    | ({
        _key: string;
      } & Callout)
  >;
  introduction?: Introduction;
  projects?: ChosenProjects;
  features?: Features;
  services?: Offers;
  content?: AgencyStory;
  howItWorks?: HowItWorks;
  contactTitle?: string;
  formTitle?: string;
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  searchWords?: Array<string>;
};

export type Navigation = {
  _id: string;
  _type: "navigation";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  header?: Array<
    | ({
        _key: string;
      } & NavPage)
    | ({
        _key: string;
      } & NavLink)
    | ({
        _key: string;
      } & NavGroup)
  >;
  action?: Array<
    | ({
        _key: string;
      } & NavPage)
    | ({
        _key: string;
      } & NavLink)
  >;
  footer?: Array<
    {
      _key: string;
    } & NavColumn
  >;
  legal?: Array<
    | ({
        _key: string;
      } & NavPage)
    | ({
        _key: string;
      } & NavLink)
  >;
  home?: string;
  services?: string;
  work?: string;
  about?: string;
  blog?: string;
  careers?: string;
  contact?: string;
};

export type Brand = {
  _id: string;
  _type: "brand";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  colors?: BrandColors;
  typefaces?: "atelier" | "gazette" | "enseigne";
  drawings?: "zellige" | "relief";
  logo?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    _type: "image";
  };
  logoOnNight?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    _type: "image";
  };
};

export type Settings = {
  _id: string;
  _type: "settings";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  agencyName?: string;
  tagline?: string;
  trade?: string;
  city?: string;
  referenceText?: string;
  announcement?: Announcement;
  bar?: AnnouncementBar;
  socialLinks?: Array<
    {
      _key: string;
    } & SocialLink
  >;
  email?: string;
  phone?: string;
  whatsappNumber?: string;
  addressLines?: Array<string>;
  mapQuery?: string;
  location?: Geopoint;
  openingHours?: Array<
    {
      _key: string;
    } & OpeningHours
  >;
  phoneHours?: Array<
    {
      _key: string;
    } & OpeningHours
  >;
  openingExceptions?: Array<
    {
      _key: string;
    } & OpeningException
  >;
  claims?: Claims;
  offParts?: Array<string>;
};

export type Geopoint = {
  _type: "geopoint";
  lat?: number;
  lng?: number;
  alt?: number;
};

export type Redirect = {
  _id: string;
  _type: "redirect";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  from?: string;
  to?: string;
  isTemporary?: boolean;
};

export type Page = {
  _id: string;
  _type: "page";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  slug?: Slug;
  lead?: string;
  action?: string;
  picture?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  ground?: "ciel" | "safran" | "verveine" | "aube" | "sable";
  sections?: Array<
    | ({
        _key: string;
      } & Introduction)
    | ({
        _key: string;
      } & ChosenProjects)
    | ({
        _key: string;
      } & ClientLogos)
    | ({
        _key: string;
      } & Features)
    | ({
        _key: string;
      } & Offers)
    | ({
        _key: string;
      } & AgencyStory)
    | ({
        _key: string;
      } & HowItWorks)
    | ({
        _key: string;
      } & ClientVoices)
    | ({
        _key: string;
      } & TeamPortraits)
    | ({
        _key: string;
      } & QuestionList)
    | ({
        _key: string;
      } & ContactForm)
    | ({
        _key: string;
      } & WrittenText)
    | ({
        _key: string;
      } & PictureText)
    | ({
        _key: string;
      } & PictureGallery)
    | ({
        _key: string;
      } & Film)
    | ({
        _key: string;
      } & BeforeAfter)
    | ({
        _key: string;
      } & FrameStrip)
    | ({
        _key: string;
      } & Chart)
    | ({
        _key: string;
      } & Embed)
    | ({
        _key: string;
      } & FigureList)
    | ({
        _key: string;
      } & MissionVision)
    | ({
        _key: string;
      } & MilestoneList)
    | ({
        _key: string;
      } & ValueList)
    | ({
        _key: string;
      } & JobList)
    | ({
        _key: string;
      } & PerkList)
    | ({
        _key: string;
      } & ServiceList)
    | ({
        _key: string;
      } & PackageList)
    | ({
        _key: string;
      } & LatestProjects)
    | ({
        _key: string;
      } & LatestPosts)
    | ({
        _key: string;
      } & VisitFacts)
    | ({
        _key: string;
      } & NewsletterForm)
    | ({
        _key: string;
      } & EventFacts)
    | ({
        _key: string;
      } & Callout)
  >;
  listed?: boolean;
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  searchWords?: Array<string>;
};

export type Slug = {
  _type: "slug";
  current?: string;
  source?: string;
};

export type NewsletterIssue = {
  _id: string;
  _type: "newsletterIssue";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  subject?: string;
  preheader?: string;
  body?: RichText;
  posts?: Array<
    {
      _key: string;
    } & BlogPostReference
  >;
  projects?: Array<
    {
      _key: string;
    } & PortfolioReference
  >;
  slug?: Slug;
  publishDate?: string;
};

export type JobPosting = {
  _id: string;
  _type: "jobPosting";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  slug?: Slug;
  department?: string;
  description?: string;
  responsibilities?: Array<string>;
  requirements?: Array<string>;
  skills?: Array<string>;
  location?: string;
  employmentType?: string;
  experienceLevel?: string;
  salaryRange?: SalaryRange;
  benefits?: Array<string>;
  contactEmail?: string;
  applicationDeadline?: string;
  featured?: boolean;
  isActive?: boolean;
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  searchWords?: Array<string>;
};

export type BlogPost = {
  _id: string;
  _type: "blogPost";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  slug?: Slug;
  excerpt?: string;
  content?: ArticleText;
  category?: CategoryReference;
  tags?: Array<string>;
  coverImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  motif?: string;
  author?: PersonReference;
  publishDate?: string;
  readTime?: number;
  featured?: boolean;
  relatedBlogPosts?: Array<
    {
      _key: string;
    } & BlogPostReference
  >;
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  searchWords?: Array<string>;
};

export type Person = {
  _id: string;
  _type: "person";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name?: string;
  role?: string;
  portrait?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  bio?: string;
};

export type Category = {
  _id: string;
  _type: "category";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name?: string;
  slug?: Slug;
};

export type Service = {
  _id: string;
  _type: "service";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  slug?: Slug;
  subtitle?: string;
  outcome?: string;
  description?: string;
  benefits?: Array<string>;
  category?: string;
  coverImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  icon?: string;
  packages?: Array<
    {
      _key: string;
    } & ServicePackage
  >;
  noPopularPackage?: boolean;
  faqs?: Array<
    {
      _key: string;
    } & Faq
  >;
  cta?: CallToAction;
  process?: Array<
    {
      _key: string;
    } & ProcessStep
  >;
  proofStat?: string;
  video?: Video;
  portfolioTags?: Array<string>;
  caseStudies?: Array<
    {
      _key: string;
    } & PortfolioReference
  >;
  testimonials?: Array<
    {
      _key: string;
    } & Testimonial
  >;
  relatedServices?: Array<
    {
      _key: string;
    } & ServiceReference
  >;
  relatedBlogPosts?: Array<
    {
      _key: string;
    } & BlogPostReference
  >;
  featured?: boolean;
  status?: "active" | "inactive";
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  searchWords?: Array<string>;
};

export type Portfolio = {
  _id: string;
  _type: "portfolio";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title?: string;
  slug?: Slug;
  summary?: string;
  description?: string;
  tags?: Array<string>;
  client?: ClientReference;
  timeline?: string;
  role?: Array<string>;
  problem?: string;
  solution?: string;
  sections?: Array<
    | ({
        _key: string;
      } & PictureText)
    | ({
        _key: string;
      } & BeforeAfter)
    | ({
        _key: string;
      } & FrameStrip)
    | ({
        _key: string;
      } & Chart)
    | ({
        _key: string;
      } & PictureGallery)
    | ({
        _key: string;
      } & Film)
    | ({
        _key: string;
      } & WrittenText)
  >;
  credits?: Array<
    {
      _key: string;
    } & Credit
  >;
  techStack?: Array<string>;
  projectUrl?: string;
  githubUrl?: string;
  coverImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  motif?: string;
  palette?:
    | "nuit"
    | "encre"
    | "terre"
    | "menthe"
    | "safran"
    | "aube"
    | "ciel"
    | "chaux";
  video?: Video;
  gallery?: Array<
    {
      _key: string;
    } & GalleryItem
  >;
  results?: Array<string>;
  metrics?: Array<
    {
      _key: string;
    } & Metric
  >;
  testimonial?: Testimonial;
  publishDate?: string;
  featured?: boolean;
  status?: "published" | "archived";
  seoTitle?: string;
  seoDescription?: string;
  socialImage?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    alt?: string;
    _type: "image";
  };
  searchWords?: Array<string>;
};

export type Client = {
  _id: string;
  _type: "client";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  name?: string;
  logo?: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    _type: "image";
  };
};

export type SanityImagePaletteSwatch = {
  _type: "sanity.imagePaletteSwatch";
  background?: string;
  foreground?: string;
  population?: number;
  title?: string;
};

export type SanityImagePalette = {
  _type: "sanity.imagePalette";
  darkMuted?: SanityImagePaletteSwatch;
  lightVibrant?: SanityImagePaletteSwatch;
  darkVibrant?: SanityImagePaletteSwatch;
  vibrant?: SanityImagePaletteSwatch;
  dominant?: SanityImagePaletteSwatch;
  lightMuted?: SanityImagePaletteSwatch;
  muted?: SanityImagePaletteSwatch;
};

export type SanityImageDimensions = {
  _type: "sanity.imageDimensions";
  height?: number;
  width?: number;
  aspectRatio?: number;
};

export type SanityImageMetadata = {
  _type: "sanity.imageMetadata";
  location?: Geopoint;
  dimensions?: SanityImageDimensions;
  palette?: SanityImagePalette;
  lqip?: string;
  blurHash?: string;
  thumbHash?: string;
  hasAlpha?: boolean;
  isOpaque?: boolean;
};

export type SanityFileAsset = {
  _id: string;
  _type: "sanity.fileAsset";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  originalFilename?: string;
  label?: string;
  title?: string;
  description?: string;
  altText?: string;
  sha1hash?: string;
  extension?: string;
  mimeType?: string;
  size?: number;
  assetId?: string;
  uploadId?: string;
  path?: string;
  url?: string;
  source?: SanityAssetSourceData;
};

export type SanityAssetSourceData = {
  _type: "sanity.assetSourceData";
  name?: string;
  id?: string;
  url?: string;
};

export type SanityImageAsset = {
  _id: string;
  _type: "sanity.imageAsset";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  originalFilename?: string;
  label?: string;
  title?: string;
  description?: string;
  altText?: string;
  sha1hash?: string;
  extension?: string;
  mimeType?: string;
  size?: number;
  assetId?: string;
  uploadId?: string;
  path?: string;
  url?: string;
  metadata?: SanityImageMetadata;
  source?: SanityAssetSourceData;
};

export type AllSanitySchemaTypes =
  | WorkStep
  | WhatsappSuggestions
  | WhatsappMessage
  | SanityFileAssetReference
  | SanityImageAssetReference
  | Video
  | ClientReference
  | Testimonial
  | TeamMember
  | TableRow
  | Table
  | SocialLink
  | ServicePackage
  | SalaryRange
  | RichText
  | ProcessStep
  | Perk
  | OpeningHours
  | OpeningException
  | ServiceReference
  | PageReference
  | Offer
  | PortfolioReference
  | BlogPostReference
  | JobPostingReference
  | NewsletterIssueReference
  | HomeReference
  | ServicesReference
  | WorkReference
  | AboutReference
  | BlogReference
  | CareersReference
  | ContactReference
  | NewsletterReference
  | LegalReference
  | NavPage
  | NavLink
  | NavGroup
  | NavColumn
  | Milestone
  | Credit
  | ChartBar
  | Metric
  | LegalText
  | GalleryItem
  | Faq
  | Divider
  | CodeBlock
  | ClientLogo
  | ClientFigures
  | Claims
  | CallToAction
  | BrandColors
  | BrandColor
  | Benefit
  | ArticleText
  | ArticleNote
  | ArticleGallery
  | ArticleEmbed
  | ArticleButton
  | AnswerFigure
  | AnnouncementBar
  | Announcement
  | AgencyValue
  | Callout
  | EventFacts
  | NewsletterForm
  | VisitFacts
  | CategoryReference
  | LatestPosts
  | LatestProjects
  | PackageList
  | ServiceList
  | PerkList
  | JobList
  | ValueList
  | MilestoneList
  | MissionVision
  | FigureList
  | Embed
  | Film
  | Chart
  | FrameStrip
  | BeforeAfter
  | PictureGallery
  | PictureText
  | WrittenText
  | ContactForm
  | QuestionList
  | TeamPortraits
  | ClientVoices
  | HowItWorks
  | AgencyStory
  | Offers
  | Features
  | ClientLogos
  | ChosenProjects
  | Introduction
  | Blog
  | SanityImageCrop
  | SanityImageHotspot
  | Careers
  | Whatsapp
  | Legal
  | Questions
  | Clients
  | PersonReference
  | Team
  | SentRequest
  | NotFound
  | Newsletter
  | Contact
  | About
  | Services
  | Work
  | Home
  | Navigation
  | Brand
  | Settings
  | Geopoint
  | Redirect
  | Page
  | Slug
  | NewsletterIssue
  | JobPosting
  | BlogPost
  | Person
  | Category
  | Service
  | Portfolio
  | Client
  | SanityImagePaletteSwatch
  | SanityImagePalette
  | SanityImageDimensions
  | SanityImageMetadata
  | SanityFileAsset
  | SanityAssetSourceData
  | SanityImageAsset;

// Source: app/blocks/asked-questions.ts
// Variable: QUESTIONS_QUERY
// Query: *[_type == "questions" && _id == "questions"][0]{  title,  text,  faqs}
export type QUESTIONS_QUERY_RESULT = {
  title: string | null;
  text: string | null;
  faqs: Array<
    {
      _key: string;
    } & Faq
  > | null;
} | null;

// Source: app/blocks/clients.ts
// Variable: CLIENTS_QUERY
// Query: *[_type == "clients" && _id == "clients"][0]{  title,  text,  logos,  "linkedClients": logos[]->{_id, name, logo},  testimonialsTitle,  figures,  testimonials,  "companies": testimonials[].company->{_id, name}}
export type CLIENTS_QUERY_RESULT = {
  title: string | null;
  text: string | null;
  logos: Array<
    | ({
        _key: string;
      } & ClientReference)
    | ({
        _key: string;
      } & ClientLogo)
  > | null;
  linkedClients: Array<{
    _id: string;
    name: string | null;
    logo: {
      asset?: SanityImageAssetReference;
      media?: unknown;
      hotspot?: SanityImageHotspot;
      crop?: SanityImageCrop;
      _type: "image";
    } | null;
  } | null> | null;
  testimonialsTitle: string | null;
  figures: ClientFigures | null;
  testimonials: Array<
    {
      _key: string;
    } & Testimonial
  > | null;
  companies: Array<{
    _id: string;
    name: string | null;
  } | null> | null;
} | null;

// Source: app/content/agency/about.ts
// Variable: ABOUT_QUERY
// Query: *[_type == "about" && _id == "about"][0]{  title, introduction, mission, vision, sectors,  storyTitle, milestones,  valuesTitle, testimonialsTitle, visitTitle,  seoTitle, seoDescription, socialImage{asset, crop, hotspot, alt}}
export type ABOUT_QUERY_RESULT = {
  title: string | null;
  introduction: string | null;
  mission: string | null;
  vision: string | null;
  sectors: string | null;
  storyTitle: string | null;
  milestones: Array<
    {
      _key: string;
    } & Milestone
  > | null;
  valuesTitle: string | null;
  testimonialsTitle: string | null;
  visitTitle: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  socialImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
  } | null;
} | null;

// Source: app/content/agency/about.ts
// Variable: ABOUT_TESTIMONIALS_QUERY
// Query: *[_type == "clients" && _id == "clients"][0]{    testimonials, "companies": testimonials[].company->{_id, name}  }
export type ABOUT_TESTIMONIALS_QUERY_RESULT = {
  testimonials: Array<
    {
      _key: string;
    } & Testimonial
  > | null;
  companies: Array<{
    _id: string;
    name: string | null;
  } | null> | null;
} | null;

// Source: app/content/announcement-bar.ts
// Variable: ANNOUNCEMENT_BAR_QUERY
// Query: *[_type == "settings" && _id == "settings"][0]{  bar,  "page": bar.page->{_type, slug, publishDate},  "pages": bar.pages[]->{_type, slug, publishDate}}
export type ANNOUNCEMENT_BAR_QUERY_RESULT = {
  bar: AnnouncementBar | null;
  page:
    | {
        _type: "about";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "blog";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "blogPost";
        slug: Slug | null;
        publishDate: string | null;
      }
    | {
        _type: "careers";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "contact";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "home";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "jobPosting";
        slug: Slug | null;
        publishDate: null;
      }
    | {
        _type: "legal";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "newsletter";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "newsletterIssue";
        slug: Slug | null;
        publishDate: string | null;
      }
    | {
        _type: "page";
        slug: Slug | null;
        publishDate: null;
      }
    | {
        _type: "portfolio";
        slug: Slug | null;
        publishDate: string | null;
      }
    | {
        _type: "service";
        slug: Slug | null;
        publishDate: null;
      }
    | {
        _type: "services";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "work";
        slug: null;
        publishDate: null;
      }
    | null;
  pages: Array<
    | {
        _type: "about";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "blog";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "blogPost";
        slug: Slug | null;
        publishDate: string | null;
      }
    | {
        _type: "careers";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "contact";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "home";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "jobPosting";
        slug: Slug | null;
        publishDate: null;
      }
    | {
        _type: "legal";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "newsletter";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "newsletterIssue";
        slug: Slug | null;
        publishDate: string | null;
      }
    | {
        _type: "page";
        slug: Slug | null;
        publishDate: null;
      }
    | {
        _type: "portfolio";
        slug: Slug | null;
        publishDate: string | null;
      }
    | {
        _type: "service";
        slug: Slug | null;
        publishDate: null;
      }
    | {
        _type: "services";
        slug: null;
        publishDate: null;
      }
    | {
        _type: "work";
        slug: null;
        publishDate: null;
      }
  > | null;
} | null;

// Source: app/content/brand.ts
// Variable: BRAND_QUERY
// Query: *[_type == "brand" && _id == "brand"][0]{ colors, typefaces, drawings, logo, logoOnNight, "isOpaque": logo.asset->metadata.isOpaque }
export type BRAND_QUERY_RESULT = {
  colors: BrandColors | null;
  typefaces: "atelier" | "enseigne" | "gazette" | null;
  drawings: "relief" | "zellige" | null;
  logo: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    _type: "image";
  } | null;
  logoOnNight: {
    asset?: SanityImageAssetReference;
    media?: unknown;
    hotspot?: SanityImageHotspot;
    crop?: SanityImageCrop;
    _type: "image";
  } | null;
  isOpaque: boolean | null;
} | null;

// Source: app/content/contact-choices.ts
// Variable: CONTACT_CHOICES_QUERY
// Query: {  "subjects": *[_type == "contact" && _id == "contact"][0].subjects,  "budgets": *[_type == "contact" && _id == "contact"][0].budgets,  "services": *[_type == "service" && status == "active"] | order(featured desc, title asc).title}
export type CONTACT_CHOICES_QUERY_RESULT = {
  subjects: Array<string> | null;
  budgets: Array<string> | null;
  services: Array<string | null>;
};

// Source: app/content/issues/issue.ts
// Variable: ISSUES_QUERY
// Query: *[_type == "newsletterIssue" && defined(publishDate)]    | order(publishDate desc, _id asc)[0...120] { _id, subject, preheader, slug, publishDate }
export type ISSUES_QUERY_RESULT = Array<{
  _id: string;
  subject: string | null;
  preheader: string | null;
  slug: Slug | null;
  publishDate: string;
}>;

// Source: app/content/issues/issue.ts
// Variable: ISSUE_QUERY
// Query: *[_type == "newsletterIssue" && ($preview || defined(publishDate))      && (slug.current == $slug || slug == $slug)]    | order(publishDate desc, _id asc)[0] {  _id, subject, preheader, slug, publishDate, body[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs},  "posts": posts[]->{_id, title, slug, publishDate, "summary": excerpt, coverImage{asset, crop, hotspot, alt}},  "projects": projects[]->{_id, title, slug, publishDate, status, summary, coverImage{asset, crop, hotspot, alt}}}
export type ISSUE_QUERY_RESULT = {
  _id: string;
  subject: string | null;
  preheader: string | null;
  slug: Slug | null;
  publishDate: string | null;
  body: Array<
    | {
        _type: "block";
        style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
        listItem: "bullet" | "number" | null;
        level: number | null;
        markDefs: Array<{
          href?: string;
          _type: "link";
          _key: string;
        }> | null;
        children: Array<{
          marks?: Array<string>;
          text?: string;
          _type: "span";
          _key: string;
        }> | null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "codeBlock";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: "css" | "html" | "javascript" | "json" | "text" | null;
        code: string | null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "image";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: SanityImageAssetReference | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        alt: string | null;
        caption: string | null;
        color: string | null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "table";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: string | null;
        color: null;
        language: null;
        code: null;
        columns: Array<string> | null;
        rows: Array<
          {
            _key: string;
          } & TableRow
        > | null;
        drawnAs: "bars" | "table" | null;
      }
  > | null;
  posts: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    publishDate: string | null;
    summary: string | null;
    coverImage: {
      asset: SanityImageAssetReference | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      alt: string | null;
    } | null;
  }> | null;
  projects: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    publishDate: string | null;
    status: "archived" | "published" | null;
    summary: string | null;
    coverImage: {
      asset: SanityImageAssetReference | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      alt: string | null;
    } | null;
  }> | null;
} | null;

// Source: app/content/issues/issue.ts
// Variable: ISSUE_BY_ID_QUERY
// Query: *[_type == "newsletterIssue" && _id == $id][0] {  _id, subject, preheader, slug, publishDate, body[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs},  "posts": posts[]->{_id, title, slug, publishDate, "summary": excerpt, coverImage{asset, crop, hotspot, alt}},  "projects": projects[]->{_id, title, slug, publishDate, status, summary, coverImage{asset, crop, hotspot, alt}}}
export type ISSUE_BY_ID_QUERY_RESULT = {
  _id: string;
  subject: string | null;
  preheader: string | null;
  slug: Slug | null;
  publishDate: string | null;
  body: Array<
    | {
        _type: "block";
        style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
        listItem: "bullet" | "number" | null;
        level: number | null;
        markDefs: Array<{
          href?: string;
          _type: "link";
          _key: string;
        }> | null;
        children: Array<{
          marks?: Array<string>;
          text?: string;
          _type: "span";
          _key: string;
        }> | null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "codeBlock";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: "css" | "html" | "javascript" | "json" | "text" | null;
        code: string | null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "image";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: SanityImageAssetReference | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        alt: string | null;
        caption: string | null;
        color: string | null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "table";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: string | null;
        color: null;
        language: null;
        code: null;
        columns: Array<string> | null;
        rows: Array<
          {
            _key: string;
          } & TableRow
        > | null;
        drawnAs: "bars" | "table" | null;
      }
  > | null;
  posts: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    publishDate: string | null;
    summary: string | null;
    coverImage: {
      asset: SanityImageAssetReference | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      alt: string | null;
    } | null;
  }> | null;
  projects: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    publishDate: string | null;
    status: "archived" | "published" | null;
    summary: string | null;
    coverImage: {
      asset: SanityImageAssetReference | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      alt: string | null;
    } | null;
  }> | null;
} | null;

// Source: app/content/jobs/application-texts.ts
// Variable: APPLICATIONS_QUERY
// Query: *[_type == "careers" && _id == "careers"][0]{  applicationTitle, applicationText, applicationSent, jobSentTitle, jobSentText}
export type APPLICATIONS_QUERY_RESULT = {
  applicationTitle: string | null;
  applicationText: string | null;
  applicationSent: string | null;
  jobSentTitle: string | null;
  jobSentText: string | null;
} | null;

// Source: app/content/jobs/careers.ts
// Variable: CAREERS_QUERY
// Query: *[_type == "careers" && _id == "careers"][0]{  heroTitle, heroText, values, perks, seoTitle, seoDescription, socialImage{asset, crop, hotspot, alt}}
export type CAREERS_QUERY_RESULT = {
  heroTitle: string | null;
  heroText: string | null;
  values: Array<
    {
      _key: string;
    } & AgencyValue
  > | null;
  perks: Array<
    {
      _key: string;
    } & Perk
  > | null;
  seoTitle: string | null;
  seoDescription: string | null;
  socialImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
  } | null;
} | null;

// Source: app/content/jobs/job.ts
// Variable: JOB_LIST_QUERY
// Query: *[_type == "jobPosting" && isActive == true] | order(_createdAt desc, _id asc) {    _id, title, slug, department, location, employmentType, experienceLevel, featured,    applicationDeadline  }
export type JOB_LIST_QUERY_RESULT = Array<{
  _id: string;
  title: string | null;
  slug: Slug | null;
  department: string | null;
  location: string | null;
  employmentType: string | null;
  experienceLevel: string | null;
  featured: boolean | null;
  applicationDeadline: string | null;
}>;

// Source: app/content/jobs/job.ts
// Variable: JOB_BY_SLUG_QUERY
// Query: {  "item": *[_type == "jobPosting" && isActive == true && (slug.current == $slug || slug == $slug)]    | order(_createdAt desc, _id asc) [0] {    _id, _createdAt, title, slug, department, location, employmentType, experienceLevel, featured,    applicationDeadline, salaryRange, description, responsibilities, requirements, skills, benefits,    contactEmail, seoTitle, seoDescription, socialImage{asset, crop, hotspot, alt}  },  "newest": *[_type == "jobPosting" && isActive == true] | order(_createdAt desc, _id asc)[0...16] {    _id, title, slug, department, location, employmentType, experienceLevel, applicationDeadline  }}
export type JOB_BY_SLUG_QUERY_RESULT = {
  item: {
    _id: string;
    _createdAt: string;
    title: string | null;
    slug: Slug | null;
    department: string | null;
    location: string | null;
    employmentType: string | null;
    experienceLevel: string | null;
    featured: boolean | null;
    applicationDeadline: string | null;
    salaryRange: SalaryRange | null;
    description: string | null;
    responsibilities: Array<string> | null;
    requirements: Array<string> | null;
    skills: Array<string> | null;
    benefits: Array<string> | null;
    contactEmail: string | null;
    seoTitle: string | null;
    seoDescription: string | null;
    socialImage: {
      asset: SanityImageAssetReference | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      alt: string | null;
    } | null;
  } | null;
  newest: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    department: string | null;
    location: string | null;
    employmentType: string | null;
    experienceLevel: string | null;
    applicationDeadline: string | null;
  }>;
};

// Source: app/content/newsletter-texts.ts
// Variable: NEWSLETTER_BOX_QUERY
// Query: {  "texts": *[_type == "newsletter" && _id == "newsletter"][0]{    title, introduction, checkTitle, checkText, checkNote  },  "hasIssues": defined(*[_type == "newsletterIssue" && defined(publishDate)][0]._id)}
export type NEWSLETTER_BOX_QUERY_RESULT = {
  texts: {
    title: string | null;
    introduction: string | null;
    checkTitle: string | null;
    checkText: string | null;
    checkNote: string | null;
  } | null;
  hasIssues: false | true;
};

// Source: app/content/newsletter-texts.ts
// Variable: NEWSLETTER_PAGE_QUERY
// Query: *[_type == "newsletter" && _id == "newsletter"][0]{  archiveTitle, seoTitle, seoDescription, socialImage{asset, crop, hotspot, alt}}
export type NEWSLETTER_PAGE_QUERY_RESULT = {
  archiveTitle: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  socialImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
  } | null;
} | null;

// Source: app/content/newsletter-texts.ts
// Variable: NEWSLETTER_LINKS_QUERY
// Query: *[_type == "newsletter" && _id == "newsletter"][0]{  confirmTitle, confirmText, confirmedTitle, confirmedText, confirmedBeforeTitle, confirmedBeforeText,  leaveTitle, leaveText, leftTitle, leftText}
export type NEWSLETTER_LINKS_QUERY_RESULT = {
  confirmTitle: string | null;
  confirmText: string | null;
  confirmedTitle: string | null;
  confirmedText: string | null;
  confirmedBeforeTitle: string | null;
  confirmedBeforeText: string | null;
  leaveTitle: string | null;
  leaveText: string | null;
  leftTitle: string | null;
  leftText: string | null;
} | null;

// Source: app/content/posts/blog-authors.ts
// Variable: PEOPLE_QUERY
// Query: {  "people": *[_type == "person"] | order(_id asc) {_id, name, role, portrait, bio},  "typed": array::unique(*[_type == "blogPost" && author > ""].author)}
export type PEOPLE_QUERY_RESULT = {
  people: Array<{
    _id: string;
    name: string | null;
    role: string | null;
    portrait: {
      asset?: SanityImageAssetReference;
      media?: unknown;
      hotspot?: SanityImageHotspot;
      crop?: SanityImageCrop;
      alt?: string;
      _type: "image";
    } | null;
    bio: string | null;
  }>;
  typed: Array<never>;
};

// Source: app/content/posts/blog-authors.ts
// Variable: AUTHOR_POSTS_QUERY
// Query: *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > "")) && (author in $names || author._ref in $ids)]    | order(publishDate desc, _id asc)[0...40] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured}
export type AUTHOR_POSTS_QUERY_RESULT = Array<{
  _id: string;
  title: string | null;
  slug: Slug | null;
  publishDate: string | null;
  category: CategoryReference | string | null;
  tags: Array<string> | null;
  featured: boolean | null;
}>;

// Source: app/content/posts/blog-authors.ts
// Variable: SIGNED_QUERY
// Query: array::unique(*[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))    && (dateTime(publishDate) > dateTime(now())) != true]{"author": coalesce(author->name, author)}.author)
export type SIGNED_QUERY_RESULT =
  Array<string | null> | ArrayOf<PersonReference>;

// Source: app/content/posts/blog-categories.ts
// Variable: BLOG_CATEGORIES_QUERY
// Query: {  "all": *[_type == "category"] | order(name asc, _id asc) {_id, name, slug},  "blog": *[_type == "blog" && _id == "blog"][0]{categories},  "typed": array::unique(*[_type == "blogPost" && category > ""].category)}
export type BLOG_CATEGORIES_QUERY_RESULT = {
  all: Array<{
    _id: string;
    name: string | null;
    slug: Slug | null;
  }>;
  blog: {
    categories: Array<
      {
        _key: string;
      } & CategoryReference
    > | null;
  } | null;
  typed: Array<never>;
};

// Source: app/content/posts/blog-order.ts
// Variable: BLOG_POSTS_QUERY
// Query: *[_type == "blogPost" && _id in $ids] {  _id, excerpt, motif, "author": coalesce(author->name, author), readTime,  "words": select(readTime > 0 => 0, count(string::split(coalesce(pt::text(content), content), " "))),  coverImage{asset, crop, hotspot, alt, "color": asset->metadata.palette.dominant.background}}
export type BLOG_POSTS_QUERY_RESULT = Array<{
  _id: string;
  excerpt: string | null;
  motif: string | null;
  author: PersonReference | string | null;
  readTime: number | null;
  words: number | 0;
  coverImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
    color: string | null;
  } | null;
}>;

// Source: app/content/posts/blog-tags.ts
// Variable: WRITTEN_TAGS_QUERY
// Query: array::unique(*[_type == "blogPost"].tags[])
export type WRITTEN_TAGS_QUERY_RESULT = Array<string | null>;

// Source: app/content/posts/blog-tags.ts
// Variable: TAG_QUERY
// Query: {  "total": count(*[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))    && (dateTime(publishDate) > dateTime($until)) != true && array::intersects(tags, $spellings)]),  "latest": *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))    && (dateTime(publishDate) > dateTime($until)) != true && array::intersects(tags, $spellings)]    | order(publishDate desc, _id asc)[0].tags,  "posts": *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))    && (dateTime(publishDate) > dateTime($until)) != true && array::intersects(tags, $spellings)]    | order(publishDate desc, _id asc)[$start...$end] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured}}
export type TAG_QUERY_RESULT = {
  total: number;
  latest: null;
  posts: Array<never>;
};

// Source: app/content/posts/blog-tags.ts
// Variable: TAGGED_QUERY
// Query: *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))    && (dateTime(publishDate) > dateTime($until)) != true && count(tags) > 0] | order(publishDate desc, _id asc)[0...5000].tags
export type TAGGED_QUERY_RESULT = Array<Array<string> | null>;

// Source: app/content/posts/blog-texts.ts
// Variable: BLOG_QUERY
// Query: *[_type == "blog" && _id == "blog"][0]{  title, introduction, readersTitle, readers, "companies": readers[].company->{_id, name},  takesComments, takesLikes, commentsText, commentSent, callTitle, callText, seoTitle, seoDescription,  socialImage{asset, crop, hotspot, alt}}
export type BLOG_QUERY_RESULT = {
  title: string | null;
  introduction: string | null;
  readersTitle: string | null;
  readers: Array<
    {
      _key: string;
    } & Testimonial
  > | null;
  companies: Array<{
    _id: string;
    name: string | null;
  } | null> | null;
  takesComments: boolean | null;
  takesLikes: boolean | null;
  commentsText: string | null;
  commentSent: string | null;
  callTitle: string | null;
  callText: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  socialImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
  } | null;
} | null;

// Source: app/content/posts/blog.ts
// Variable: BLOG_FRONT_QUERY
// Query: {  "all": count(*[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))    && (dateTime(publishDate) > dateTime($until)) != true]),  "found": count(*[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))    && (dateTime(publishDate) > dateTime($until)) != true && ($categories == null || category in $categories || category._ref == $category)]),  "top": *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))    && (dateTime(publishDate) > dateTime($until)) != true && featured == true] | order(publishDate desc, _id asc)[0...6] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured},  "nameless": *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > "")) != true][0...12] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured}}
export type BLOG_FRONT_QUERY_RESULT = {
  all: number;
  found: number;
  top: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    publishDate: string | null;
    category: CategoryReference | string | null;
    tags: Array<string> | null;
    featured: boolean | null;
  }>;
  nameless: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    publishDate: string | null;
    category: CategoryReference | string | null;
    tags: Array<string> | null;
    featured: boolean | null;
  }>;
};

// Source: app/content/posts/blog.ts
// Variable: BLOG_PAGE_QUERY
// Query: *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))    && (dateTime(publishDate) > dateTime($until)) != true && ($categories == null || category in $categories || category._ref == $category) && !(_id in $above)]    | order(publishDate desc, _id asc)[$start...$end] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured}
export type BLOG_PAGE_QUERY_RESULT = Array<{
  _id: string;
  title: string | null;
  slug: Slug | null;
  publishDate: string | null;
  category: CategoryReference | string | null;
  tags: Array<string> | null;
  featured: boolean | null;
}>;

// Source: app/content/posts/blog.ts
// Variable: BLOG_SEARCHED_QUERY
// Query: *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))    && (dateTime(publishDate) > dateTime($until)) != true && ($categories == null || category in $categories || category._ref == $category)] | order(publishDate desc, _id asc) {    _id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured, excerpt, "author": coalesce(author->name, author)  }
export type BLOG_SEARCHED_QUERY_RESULT = Array<{
  _id: string;
  title: string | null;
  slug: Slug | null;
  publishDate: string | null;
  category: CategoryReference | string | null;
  tags: Array<string> | null;
  featured: boolean | null;
  excerpt: string | null;
  author: PersonReference | string | null;
}>;

// Source: app/content/projects/portfolio-order.ts
// Variable: NEWER_PROJECTS_QUERY
// Query: *[_type == "portfolio" && status != "archived" && (publishDate > $date || (publishDate == $date && _id < $id) || ($date != null && publishDate == null))]    | order(publishDate asc, _id desc)[0...4] {_id, title, slug, publishDate, tags, summary, motif}
export type NEWER_PROJECTS_QUERY_RESULT = Array<{
  _id: string;
  title: string | null;
  slug: Slug | null;
  publishDate: string | null;
  tags: Array<string> | null;
  summary: string | null;
  motif: string | null;
}>;

// Source: app/content/projects/portfolio-order.ts
// Variable: OLDER_PROJECTS_QUERY
// Query: *[_type == "portfolio" && status != "archived" && (publishDate < $date || (publishDate == $date && _id > $id) || ($date == null && publishDate >= ""))]    | order(publishDate desc, _id asc)[0...4] {_id, title, slug, publishDate, tags, summary, motif}
export type OLDER_PROJECTS_QUERY_RESULT = Array<{
  _id: string;
  title: string | null;
  slug: Slug | null;
  publishDate: string | null;
  tags: Array<string> | null;
  summary: string | null;
  motif: string | null;
}>;

// Source: app/content/projects/portfolio-order.ts
// Variable: PORTFOLIO_COVERS_QUERY
// Query: *[_type == "portfolio" && status != "archived" && _id in $ids] {    _id, "client": coalesce(client->name, client),    coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}  }
export type PORTFOLIO_COVERS_QUERY_RESULT = Array<{
  _id: string;
  client: ClientReference | string | null;
  coverImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    color: string | null;
  } | null;
}>;

// Source: app/content/projects/portfolio.ts
// Variable: PORTFOLIO_LIST_QUERY
// Query: *[_type == "portfolio" && status != "archived"] | order(publishDate desc, _id asc) {    _id, title, slug, publishDate, "client": coalesce(client->name, client), timeline, summary, motif, tags, featured,    coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background},    video{type, src{asset}, duration, aspectRatio,      poster{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}}  }
export type PORTFOLIO_LIST_QUERY_RESULT = Array<{
  _id: string;
  title: string | null;
  slug: Slug | null;
  publishDate: string | null;
  client: ClientReference | string | null;
  timeline: string | null;
  summary: string | null;
  motif: string | null;
  tags: Array<string> | null;
  featured: boolean | null;
  coverImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    color: string | null;
  } | null;
  video: {
    type: "local" | "youtube" | null;
    src: {
      asset: SanityFileAssetReference | null;
    } | null;
    duration: number | null;
    aspectRatio: "16:9" | "9:16" | null;
    poster: {
      asset: SanityImageAssetReference | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      color: string | null;
    } | null;
  } | null;
}>;

// Source: app/content/projects/portfolio.ts
// Variable: PORTFOLIO_BY_SLUG_QUERY
// Query: *[_type == "portfolio" && status != "archived" && (slug.current == $slug || slug == $slug)]    | order(publishDate desc, _id asc) [0] {    _id, title, slug, publishDate, tags, "client": coalesce(client->name, client), summary, motif, description, timeline, role, techStack,    problem, solution, results, metrics, testimonial, credits, palette,    "company": coalesce(testimonial.company->name, testimonial.company), projectUrl, githubUrl, seoTitle, seoDescription,    socialImage{asset, crop, hotspot, alt},    coverImage{asset, crop, hotspot, alt, "lqip": asset->metadata.lqip,      "color": asset->metadata.palette.dominant.background},    video{type, src{asset}, youtubeId, duration, aspectRatio, captions{asset},      poster{asset, crop, hotspot, alt, "color": asset->metadata.palette.dominant.background}},    gallery[]{type, alt, caption, videoFile{asset},      src{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}}  }
export type PORTFOLIO_BY_SLUG_QUERY_RESULT = {
  _id: string;
  title: string | null;
  slug: Slug | null;
  publishDate: string | null;
  tags: Array<string> | null;
  client: ClientReference | string | null;
  summary: string | null;
  motif: string | null;
  description: string | null;
  timeline: string | null;
  role: Array<string> | null;
  techStack: Array<string> | null;
  problem: string | null;
  solution: string | null;
  results: Array<string> | null;
  metrics: Array<
    {
      _key: string;
    } & Metric
  > | null;
  testimonial: Testimonial | null;
  credits: Array<
    {
      _key: string;
    } & Credit
  > | null;
  palette:
    | "aube"
    | "chaux"
    | "ciel"
    | "encre"
    | "menthe"
    | "nuit"
    | "safran"
    | "terre"
    | null;
  company: ClientReference | string | null;
  projectUrl: string | null;
  githubUrl: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  socialImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
  } | null;
  coverImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
    lqip: string | null;
    color: string | null;
  } | null;
  video: {
    type: "local" | "youtube" | null;
    src: {
      asset: SanityFileAssetReference | null;
    } | null;
    youtubeId: string | null;
    duration: number | null;
    aspectRatio: "16:9" | "9:16" | null;
    captions: {
      asset: SanityFileAssetReference | null;
    } | null;
    poster: {
      asset: SanityImageAssetReference | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      alt: string | null;
      color: string | null;
    } | null;
  } | null;
  gallery: Array<{
    type: "image" | "video" | null;
    alt: string | null;
    caption: string | null;
    videoFile: {
      asset: SanityFileAssetReference | null;
    } | null;
    src: {
      asset: SanityImageAssetReference;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      color: string | null;
    } | null;
  }> | null;
} | null;

// Source: app/content/redirects/list-redirects.ts
// Variable: REDIRECTS_QUERY
// Query: *[_type == "redirect"] | order(_id asc)[0...20000]{ _id, from, to, isTemporary }
export type REDIRECTS_QUERY_RESULT = Array<{
  _id: string;
  from: string | null;
  to: string | null;
  isTemporary: boolean | null;
}>;

// Source: app/content/services/service-projects.ts
// Variable: LATEST_PROJECTS_QUERY
// Query: *[_type == "portfolio" && status != "archived"] | order(publishDate desc, _id asc)    [0...12] {_id, title, slug, publishDate, tags, summary, motif}
export type LATEST_PROJECTS_QUERY_RESULT = Array<{
  _id: string;
  title: string | null;
  slug: Slug | null;
  publishDate: string | null;
  tags: Array<string> | null;
  summary: string | null;
  motif: string | null;
}>;

// Source: app/content/services/service-projects.ts
// Variable: CHOSEN_PROJECTS_QUERY
// Query: *[_type == "portfolio" && status != "archived" && _id in $chosen] {_id, title, slug, publishDate, tags, summary, motif}
export type CHOSEN_PROJECTS_QUERY_RESULT = Array<{
  _id: string;
  title: string | null;
  slug: Slug | null;
  publishDate: string | null;
  tags: Array<string> | null;
  summary: string | null;
  motif: string | null;
}>;

// Source: app/content/services/service-projects.ts
// Variable: PROJECT_TAGS_QUERY
// Query: array::unique(*[_type == "portfolio" && status != "archived"].tags[])
export type PROJECT_TAGS_QUERY_RESULT = Array<string | null>;

// Source: app/content/services/service-projects.ts
// Variable: PROJECTS_IN_COMMON_QUERY
// Query: *[_type == "portfolio" && status != "archived" && array::intersects(tags, $spellings)]    | order(count($words[array::intersects(spellings, ^.tags)]) desc, publishDate desc, _id asc)    [0...12] {_id, title, slug, publishDate, tags, summary, motif}
export type PROJECTS_IN_COMMON_QUERY_RESULT = Array<never>;

// Source: app/content/services/service.ts
// Variable: SERVICE_NAMES_QUERY
// Query: *[_type == "service" && status == "active" && defined(slug.current)]    | order(featured desc, title asc)[0...5]{ _id, title, slug }
export type SERVICE_NAMES_QUERY_RESULT = Array<{
  _id: string;
  title: string | null;
  slug: Slug | null;
}>;

// Source: app/content/services/service.ts
// Variable: PRICES_QUERY
// Query: *[_type == "service" && status == "active" && defined(packages)].packages[].priceRange
export type PRICES_QUERY_RESULT = Array<string | null>;

// Source: app/content/services/service.ts
// Variable: SERVICES_QUERY
// Query: *[_type == "service" && status == "active"] | order(_id asc) {    _id, title, slug, featured, icon, portfolioTags, outcome, description, benefits, "price": packages[0].priceRange,    coverImage{asset, crop, hotspot, alt, "color": asset->metadata.palette.dominant.background}  }
export type SERVICES_QUERY_RESULT = Array<{
  _id: string;
  title: string | null;
  slug: Slug | null;
  featured: boolean | null;
  icon: string | null;
  portfolioTags: Array<string> | null;
  outcome: string | null;
  description: string | null;
  benefits: Array<string> | null;
  price: string | null;
  coverImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
    color: string | null;
  } | null;
}>;

// Source: app/content/services/service.ts
// Variable: SERVICE_BY_SLUG_QUERY
// Query: *[_type == "service" && status == "active" && (slug.current == $slug || slug == $slug)]    | order(_id asc)[0] {    _id, title, slug, subtitle, outcome, description, benefits, icon, proofStat, packages, noPopularPackage, process, faqs,    testimonials, "companies": testimonials[].company->{_id, name}, cta, portfolioTags, seoTitle, seoDescription,    coverImage{asset, crop, hotspot}, socialImage{asset, crop, hotspot, alt},    video{type, src{asset}, youtubeId, duration, aspectRatio, captions{asset}, poster{asset, crop, hotspot, alt}},    "caseStudies": caseStudies[]._ref,    "relatedServices": relatedServices[]->{ _id, title, slug, outcome, status },    "relatedBlogPosts": relatedBlogPosts[]->{ _id, title, slug, excerpt, publishDate }  }
export type SERVICE_BY_SLUG_QUERY_RESULT = {
  _id: string;
  title: string | null;
  slug: Slug | null;
  subtitle: string | null;
  outcome: string | null;
  description: string | null;
  benefits: Array<string> | null;
  icon: string | null;
  proofStat: string | null;
  packages: Array<
    {
      _key: string;
    } & ServicePackage
  > | null;
  noPopularPackage: boolean | null;
  process: Array<
    {
      _key: string;
    } & ProcessStep
  > | null;
  faqs: Array<
    {
      _key: string;
    } & Faq
  > | null;
  testimonials: Array<
    {
      _key: string;
    } & Testimonial
  > | null;
  companies: Array<{
    _id: string;
    name: string | null;
  } | null> | null;
  cta: CallToAction | null;
  portfolioTags: Array<string> | null;
  seoTitle: string | null;
  seoDescription: string | null;
  coverImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
  } | null;
  socialImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
  } | null;
  video: {
    type: "local" | "youtube" | null;
    src: {
      asset: SanityFileAssetReference | null;
    } | null;
    youtubeId: string | null;
    duration: number | null;
    aspectRatio: "16:9" | "9:16" | null;
    captions: {
      asset: SanityFileAssetReference | null;
    } | null;
    poster: {
      asset: SanityImageAssetReference | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      alt: string | null;
    } | null;
  } | null;
  caseStudies: Array<string> | null;
  relatedServices: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    outcome: string | null;
    status: "active" | "inactive" | null;
  }> | null;
  relatedBlogPosts: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    excerpt: string | null;
    publishDate: string | null;
  }> | null;
} | null;

// Source: app/content/settings.ts
// Variable: SETTINGS_QUERY
// Query: *[_type == "settings" && _id == "settings"][0]{  agencyName,  tagline,  city,  announcement,  socialLinks,  email,  phone,  whatsappNumber,  addressLines,  mapQuery,  location,  openingHours,  phoneHours,  openingExceptions,  referenceText,  claims}
export type SETTINGS_QUERY_RESULT = {
  agencyName: string | null;
  tagline: string | null;
  city: string | null;
  announcement: Announcement | null;
  socialLinks: Array<
    {
      _key: string;
    } & SocialLink
  > | null;
  email: string | null;
  phone: string | null;
  whatsappNumber: string | null;
  addressLines: Array<string> | null;
  mapQuery: string | null;
  location: Geopoint | null;
  openingHours: Array<
    {
      _key: string;
    } & OpeningHours
  > | null;
  phoneHours: Array<
    {
      _key: string;
    } & OpeningHours
  > | null;
  openingExceptions: Array<
    {
      _key: string;
    } & OpeningException
  > | null;
  referenceText: string | null;
  claims: Claims | null;
} | null;

// Source: app/content/settings.ts
// Variable: RESPONSE_TIMES_QUERY
// Query: *[_type == "settings" && _id == "settings"][0]{    "messages": claims.response, "applications": claims.applicationResponse  }
export type RESPONSE_TIMES_QUERY_RESULT = {
  messages: string | null;
  applications: string | null;
} | null;

// Source: app/content/settings.ts
// Variable: OFF_PARTS_QUERY
// Query: *[_type == "settings" && _id == "settings"][0]{ offParts }
export type OFF_PARTS_QUERY_RESULT = {
  offParts: Array<string> | null;
} | null;

// Source: app/content/settings.ts
// Variable: OPENING_WORDS_QUERY
// Query: *[_type == "settings" && _id == "settings"][0]{trade, city, "response": claims.response}
export type OPENING_WORDS_QUERY_RESULT = {
  trade: string | null;
  city: string | null;
  response: string | null;
} | null;

// Source: app/content/team.ts
// Variable: TEAM_QUERY
// Query: *[_type == "team" && _id == "team"][0]{  title,  text,  members,  "people": members[]->{_id, name, role, portrait, bio},  values}
export type TEAM_QUERY_RESULT = {
  title: string | null;
  text: string | null;
  members: Array<
    | ({
        _key: string;
      } & PersonReference)
    | ({
        _key: string;
      } & TeamMember)
  > | null;
  people: Array<{
    _id: string;
    name: string | null;
    role: string | null;
    portrait: {
      asset?: SanityImageAssetReference;
      media?: unknown;
      hotspot?: SanityImageHotspot;
      crop?: SanityImageCrop;
      alt?: string;
      _type: "image";
    } | null;
    bio: string | null;
  } | null> | null;
  values: Array<
    {
      _key: string;
    } & AgencyValue
  > | null;
} | null;

// Source: app/crawlers/sitemap-query.ts
// Variable: PUBLISHED_PAGES_QUERY
// Query: [  ...*[_type in ["portfolio", "service", "blogPost", "jobPosting", "newsletterIssue", "page"] && defined(slug)    && (_type != "portfolio" || status != "archived")    && (_type != "service" || status == "active")    && (_type != "jobPosting" || isActive == true)    && (_type != "newsletterIssue" || defined(publishDate))    && (_type != "page" || listed != false)] | order(_type asc, _id asc){ _id, _type, slug, publishDate, applicationDeadline },  ...*[_type == "page" && listed == false && defined(slug)]{ _id, _type, slug, publishDate, applicationDeadline }]
export type PUBLISHED_PAGES_QUERY_RESULT = Array<
  | {
      _id: string;
      _type: "blogPost";
      slug: Slug | null;
      publishDate: string | null;
      applicationDeadline: null;
    }
  | {
      _id: string;
      _type: "jobPosting";
      slug: Slug | null;
      publishDate: null;
      applicationDeadline: string | null;
    }
  | {
      _id: string;
      _type: "newsletterIssue";
      slug: Slug | null;
      publishDate: string | null;
      applicationDeadline: null;
    }
  | {
      _id: string;
      _type: "page";
      slug: Slug;
      publishDate: null;
      applicationDeadline: null;
    }
  | {
      _id: string;
      _type: "page";
      slug: Slug | null;
      publishDate: null;
      applicationDeadline: null;
    }
  | {
      _id: string;
      _type: "portfolio";
      slug: Slug | null;
      publishDate: string | null;
      applicationDeadline: null;
    }
  | {
      _id: string;
      _type: "service";
      slug: Slug | null;
      publishDate: null;
      applicationDeadline: null;
    }
>;

// Source: app/crawlers/sitemap-query.ts
// Variable: SITEMAP_SIZE_QUERY
// Query: count(*[_type in ["portfolio", "service", "blogPost", "jobPosting", "newsletterIssue", "page"] && defined(slug)    && (_type != "portfolio" || status != "archived")    && (_type != "service" || status == "active")    && (_type != "jobPosting" || isActive == true)    && (_type != "newsletterIssue" || defined(publishDate))    && (_type != "page" || listed != false)])
export type SITEMAP_SIZE_QUERY_RESULT = number;

// Source: app/crawlers/sitemap-query.ts
// Variable: SITEMAP_QUERY
// Query: *[_type in ["portfolio", "service", "blogPost", "jobPosting", "newsletterIssue", "page"] && defined(slug)    && (_type != "portfolio" || status != "archived")    && (_type != "service" || status == "active")    && (_type != "jobPosting" || isActive == true)    && (_type != "newsletterIssue" || defined(publishDate))    && (_type != "page" || listed != false)]    | order(_type asc, _id asc)[$start...$end]{      _id, _type, title, slug, summary, publishDate, applicationDeadline, _updatedAt,      coverImage{asset, crop, hotspot},      gallery[]{src{asset, crop}},      "inText": coalesce(content, body)[_type == "image"]{asset, crop},      video{type, src{asset}, youtubeId, duration, poster{asset, crop, hotspot}}    }
export type SITEMAP_QUERY_RESULT = Array<
  | {
      _id: string;
      _type: "blogPost";
      title: string | null;
      slug: Slug | null;
      summary: null;
      publishDate: string | null;
      applicationDeadline: null;
      _updatedAt: string;
      coverImage: {
        asset: SanityImageAssetReference | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
      } | null;
      gallery: null;
      inText: Array<{
        asset: SanityImageAssetReference | null;
        crop: SanityImageCrop | null;
      }> | null;
      video: null;
    }
  | {
      _id: string;
      _type: "jobPosting";
      title: string | null;
      slug: Slug | null;
      summary: null;
      publishDate: null;
      applicationDeadline: string | null;
      _updatedAt: string;
      coverImage: null;
      gallery: null;
      inText: null;
      video: null;
    }
  | {
      _id: string;
      _type: "newsletterIssue";
      title: null;
      slug: Slug | null;
      summary: null;
      publishDate: string | null;
      applicationDeadline: null;
      _updatedAt: string;
      coverImage: null;
      gallery: null;
      inText: Array<{
        asset: SanityImageAssetReference | null;
        crop: SanityImageCrop | null;
      }> | null;
      video: null;
    }
  | {
      _id: string;
      _type: "page";
      title: string | null;
      slug: Slug | null;
      summary: null;
      publishDate: null;
      applicationDeadline: null;
      _updatedAt: string;
      coverImage: null;
      gallery: null;
      inText: null;
      video: null;
    }
  | {
      _id: string;
      _type: "portfolio";
      title: string | null;
      slug: Slug | null;
      summary: string | null;
      publishDate: string | null;
      applicationDeadline: null;
      _updatedAt: string;
      coverImage: {
        asset: SanityImageAssetReference | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
      } | null;
      gallery: Array<{
        src: {
          asset: SanityImageAssetReference;
          crop: SanityImageCrop | null;
        } | null;
      }> | null;
      inText: null;
      video: {
        type: "local" | "youtube" | null;
        src: {
          asset: SanityFileAssetReference | null;
        } | null;
        youtubeId: string | null;
        duration: number | null;
        poster: {
          asset: SanityImageAssetReference | null;
          crop: SanityImageCrop | null;
          hotspot: SanityImageHotspot | null;
        } | null;
      } | null;
    }
  | {
      _id: string;
      _type: "service";
      title: string | null;
      slug: Slug | null;
      summary: null;
      publishDate: null;
      applicationDeadline: null;
      _updatedAt: string;
      coverImage: {
        asset: SanityImageAssetReference | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
      } | null;
      gallery: null;
      inText: null;
      video: {
        type: "local" | "youtube" | null;
        src: {
          asset: SanityFileAssetReference | null;
        } | null;
        youtubeId: string | null;
        duration: number | null;
        poster: {
          asset: SanityImageAssetReference | null;
          crop: SanityImageCrop | null;
          hotspot: SanityImageHotspot | null;
        } | null;
      } | null;
    }
>;

// Source: app/feeds/latest-posts.ts
// Variable: FEED_QUERY
// Query: *[_type == "blogPost" && ($categories == null || category in $categories || category._ref == $category)] | order(publishDate desc, _id asc)[0...30] {    _id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured, _updatedAt, content[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs,  _type == "articleButton" => {action, href},  _type == "articleEmbed" => {title, url},  _type == "articleNote" => {title, text},  _type == "articleGallery" => {pictures},  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}}, "plainContent": select(count(content) == null => content)  }
export type FEED_QUERY_RESULT = Array<{
  _id: string;
  title: string | null;
  slug: Slug | null;
  publishDate: string | null;
  category: CategoryReference | string | null;
  tags: Array<string> | null;
  featured: boolean | null;
  _updatedAt: string;
  content: Array<
    | {
        _type: "articleButton";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        action: string | null;
        href: string | null;
      }
    | {
        _type: "articleEmbed";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        title: string | null;
        url: string | null;
      }
    | {
        _type: "articleGallery";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        pictures: Array<{
          asset?: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          caption?: string;
          _type: "image";
          _key: string;
        }> | null;
      }
    | {
        _type: "articleNote";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        title: string | null;
        text: string | null;
      }
    | {
        _type: "block";
        style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
        listItem: "bullet" | "number" | null;
        level: number | null;
        markDefs: Array<{
          href?: string;
          _type: "link";
          _key: string;
        }> | null;
        children: Array<{
          marks?: Array<string>;
          text?: string;
          _type: "span";
          _key: string;
        }> | null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "codeBlock";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: "css" | "html" | "javascript" | "json" | "text" | null;
        code: string | null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "divider";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "image";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: SanityImageAssetReference | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        alt: string | null;
        caption: string | null;
        color: string | null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "table";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: string | null;
        color: null;
        language: null;
        code: null;
        columns: Array<string> | null;
        rows: Array<
          {
            _key: string;
          } & TableRow
        > | null;
        drawnAs: "bars" | "table" | null;
      }
    | {
        _type: "video";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        type: "local" | "youtube" | null;
        src: {
          asset?: SanityFileAssetReference;
          media?: unknown;
          _type: "file";
        } | null;
        youtubeId: string | null;
        duration: number | null;
        poster: {
          asset?: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          _type: "image";
        } | null;
        captions: {
          asset?: SanityFileAssetReference;
          media?: unknown;
          _type: "file";
        } | null;
        aspectRatio: "16:9" | "9:16" | null;
      }
  > | null;
  plainContent: ArticleText | null;
}>;

// Source: app/feeds/post-markdown.ts
// Variable: POST_MARKDOWN_QUERY
// Query: *[_type == "blogPost" && (slug.current == $slug || slug == $slug)]    | order(publishDate desc, _id asc) [0] {    _id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured, content[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs,  _type == "articleButton" => {action, href},  _type == "articleEmbed" => {title, url},  _type == "articleNote" => {title, text},  _type == "articleGallery" => {pictures},  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}}, "plainContent": select(count(content) == null => content)  }
export type POST_MARKDOWN_QUERY_RESULT = {
  _id: string;
  title: string | null;
  slug: Slug | null;
  publishDate: string | null;
  category: CategoryReference | string | null;
  tags: Array<string> | null;
  featured: boolean | null;
  content: Array<
    | {
        _type: "articleButton";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        action: string | null;
        href: string | null;
      }
    | {
        _type: "articleEmbed";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        title: string | null;
        url: string | null;
      }
    | {
        _type: "articleGallery";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        pictures: Array<{
          asset?: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          caption?: string;
          _type: "image";
          _key: string;
        }> | null;
      }
    | {
        _type: "articleNote";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        title: string | null;
        text: string | null;
      }
    | {
        _type: "block";
        style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
        listItem: "bullet" | "number" | null;
        level: number | null;
        markDefs: Array<{
          href?: string;
          _type: "link";
          _key: string;
        }> | null;
        children: Array<{
          marks?: Array<string>;
          text?: string;
          _type: "span";
          _key: string;
        }> | null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "codeBlock";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: "css" | "html" | "javascript" | "json" | "text" | null;
        code: string | null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "divider";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "image";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: SanityImageAssetReference | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        alt: string | null;
        caption: string | null;
        color: string | null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "table";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: string | null;
        color: null;
        language: null;
        code: null;
        columns: Array<string> | null;
        rows: Array<
          {
            _key: string;
          } & TableRow
        > | null;
        drawnAs: "bars" | "table" | null;
      }
    | {
        _type: "video";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        type: "local" | "youtube" | null;
        src: {
          asset?: SanityFileAssetReference;
          media?: unknown;
          _type: "file";
        } | null;
        youtubeId: string | null;
        duration: number | null;
        poster: {
          asset?: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          _type: "image";
        } | null;
        captions: {
          asset?: SanityFileAssetReference;
          media?: unknown;
          _type: "file";
        } | null;
        aspectRatio: "16:9" | "9:16" | null;
      }
  > | null;
  plainContent: ArticleText | null;
} | null;

// Source: app/frame/menu-lists.ts
// Variable: TARGETS_QUERY
// Query: *[_id in $ids]{  _id, _type, "title": coalesce(title, subject), slug, status, isActive, publishDate}
export type TARGETS_QUERY_RESULT = Array<
  | {
      _id: string;
      _type: "about";
      title: string | null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "blog";
      title: string | null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "blogPost";
      title: string | null;
      slug: Slug | null;
      status: null;
      isActive: null;
      publishDate: string | null;
    }
  | {
      _id: string;
      _type: "brand";
      title: null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "careers";
      title: null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "category";
      title: null;
      slug: Slug | null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "client";
      title: null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "clients";
      title: string | null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "contact";
      title: string | null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "home";
      title: null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "jobPosting";
      title: string | null;
      slug: Slug | null;
      status: null;
      isActive: boolean | null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "legal";
      title: string | null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "navigation";
      title: null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "newsletter";
      title: string | null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "newsletterIssue";
      title: string | null;
      slug: Slug | null;
      status: null;
      isActive: null;
      publishDate: string | null;
    }
  | {
      _id: string;
      _type: "notFound";
      title: string | null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "page";
      title: string | null;
      slug: Slug | null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "person";
      title: null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "portfolio";
      title: string | null;
      slug: Slug | null;
      status: "archived" | "published" | null;
      isActive: null;
      publishDate: string | null;
    }
  | {
      _id: string;
      _type: "questions";
      title: string | null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "redirect";
      title: null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "sanity.fileAsset";
      title: string | null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "sanity.imageAsset";
      title: string | null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "sentRequest";
      title: null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "service";
      title: string | null;
      slug: Slug | null;
      status: "active" | "inactive" | null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "services";
      title: string | null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "settings";
      title: null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "team";
      title: string | null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "whatsapp";
      title: null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "work";
      title: string | null;
      slug: null;
      status: null;
      isActive: null;
      publishDate: null;
    }
>;

// Source: app/frame/navigation.ts
// Variable: NAVIGATION_QUERY
// Query: *[_type == "navigation" && _id == "navigation"][0]{  home, services, work, about, blog, careers, contact, header, action, footer, legal}
export type NAVIGATION_QUERY_RESULT = {
  home: string | null;
  services: string | null;
  work: string | null;
  about: string | null;
  blog: string | null;
  careers: string | null;
  contact: string | null;
  header: Array<
    | ({
        _key: string;
      } & NavGroup)
    | ({
        _key: string;
      } & NavLink)
    | ({
        _key: string;
      } & NavPage)
  > | null;
  action: Array<
    | ({
        _key: string;
      } & NavLink)
    | ({
        _key: string;
      } & NavPage)
  > | null;
  footer: Array<
    {
      _key: string;
    } & NavColumn
  > | null;
  legal: Array<
    | ({
        _key: string;
      } & NavLink)
    | ({
        _key: string;
      } & NavPage)
  > | null;
} | null;

// Source: app/frame/whatsapp/whatsapp-query.ts
// Variable: WHATSAPP_QUERY
// Query: *[_type == "whatsapp" && _id == "whatsapp"][0]{  greeting,  suggestions[]{page, messages[]{"id": _key, text, slug}},  "general": [    availability{"id": "availability", text, slug},    collaboration{"id": "collaboration", text, slug}  ]}
export type WHATSAPP_QUERY_RESULT = {
  greeting: string | null;
  suggestions: Array<{
    page:
      | "/"
      | "/about"
      | "/blog"
      | "/blog/"
      | "/contact"
      | "/services"
      | "/services/"
      | "/work"
      | "/work/"
      | "default"
      | null;
    messages: Array<{
      id: string;
      text: string | null;
      slug: string | null;
    }> | null;
  }> | null;
  general: Array<
    | {
        id: "availability";
        text: string | null;
        slug: string | null;
      }
    | null
    | {
        id: "collaboration";
        text: string | null;
        slug: string | null;
      }
  >;
} | null;

// Source: app/pages/case/chapters.ts
// Variable: CHAPTERS_QUERY
// Query: *[_type == "portfolio" && status != "archived" && (slug.current == $slug || slug == $slug)]    | order(publishDate desc, _id asc) [0] {_id, "isComposed": defined(sections), "sections": sections[hidden != true]{  ...,  _type == "introduction" => {"announcedServices": services[]->{_id, title, slug, status, "entry": packages[0]{priceRange, timeline}}},  _type == "chosenProjects" => {"projectDocuments": list[]->{  _id, title, slug, status, publishDate, tags, summary, motif, metrics, "client": coalesce(client->name, client),  coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}}},  _type == "offers" => {"servicePages": list[].service->{_id, _type, slug, status}},  _type == "writtenText" => {"body": body[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs,  _type == "articleButton" => {action, href},  _type == "articleEmbed" => {title, url},  _type == "articleNote" => {title, text},  _type == "articleGallery" => {pictures},  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}}},  _type == "packageList" => {"offering": service->{_id, title, slug, status, packages, noPopularPackage}},  _type == "latestPosts" => {"categoryDocument": category->{_id, name}},  _type == "latestProjects" => {"deliveredService": service->{_id, status, "caseStudies": caseStudies[]._ref, portfolioTags}}}}
export type CHAPTERS_QUERY_RESULT = {
  _id: string;
  isComposed: false | true;
  sections: Array<
    | {
        _key: string;
        _type: "beforeAfter";
        title?: string;
        text?: string;
        before?: {
          asset: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          caption?: string;
          _type: "image";
        };
        after?: {
          asset: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          caption?: string;
          _type: "image";
        };
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "chart";
        title?: string;
        text?: string;
        unit?: string;
        bars?: Array<
          {
            _key: string;
          } & ChartBar
        >;
        note?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "film";
        title?: string;
        video?: Video;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "frameStrip";
        title?: string;
        text?: string;
        pictures?: Array<{
          asset?: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          caption?: string;
          _type: "image";
          _key: string;
        }>;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "pictureGallery";
        title?: string;
        pictures?: Array<{
          asset?: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          caption?: string;
          _type: "image";
          _key: string;
        }>;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "pictureText";
        title?: string;
        text?: string;
        picture?: {
          asset?: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          _type: "image";
        };
        side?: "left" | "right";
        action?: string;
        href?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "writtenText";
        title?: string;
        body: Array<
          | {
              _type: "articleButton";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
              action: string | null;
              href: string | null;
            }
          | {
              _type: "articleEmbed";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
              title: string | null;
              url: string | null;
            }
          | {
              _type: "articleGallery";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
              pictures: Array<{
                asset?: SanityImageAssetReference;
                media?: unknown;
                hotspot?: SanityImageHotspot;
                crop?: SanityImageCrop;
                alt?: string;
                caption?: string;
                _type: "image";
                _key: string;
              }> | null;
            }
          | {
              _type: "articleNote";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
              title: string | null;
              text: string | null;
            }
          | {
              _type: "block";
              style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
              listItem: "bullet" | "number" | null;
              level: number | null;
              markDefs: Array<{
                href?: string;
                _type: "link";
                _key: string;
              }> | null;
              children: Array<{
                marks?: Array<string>;
                text?: string;
                _type: "span";
                _key: string;
              }> | null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
            }
          | {
              _type: "codeBlock";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: "css" | "html" | "javascript" | "json" | "text" | null;
              code: string | null;
              columns: null;
              rows: null;
              drawnAs: null;
            }
          | {
              _type: "divider";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
            }
          | {
              _type: "image";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: SanityImageAssetReference | null;
              crop: SanityImageCrop | null;
              hotspot: SanityImageHotspot | null;
              alt: string | null;
              caption: string | null;
              color: string | null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
            }
          | {
              _type: "table";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: string | null;
              color: null;
              language: null;
              code: null;
              columns: Array<string> | null;
              rows: Array<
                {
                  _key: string;
                } & TableRow
              > | null;
              drawnAs: "bars" | "table" | null;
            }
          | {
              _type: "video";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
              type: "local" | "youtube" | null;
              src: {
                asset?: SanityFileAssetReference;
                media?: unknown;
                _type: "file";
              } | null;
              youtubeId: string | null;
              duration: number | null;
              poster: {
                asset?: SanityImageAssetReference;
                media?: unknown;
                hotspot?: SanityImageHotspot;
                crop?: SanityImageCrop;
                alt?: string;
                _type: "image";
              } | null;
              captions: {
                asset?: SanityFileAssetReference;
                media?: unknown;
                _type: "file";
              } | null;
              aspectRatio: "16:9" | "9:16" | null;
            }
        > | null;
        hidden?: boolean;
        anchor?: string;
      }
  > | null;
} | null;

// Source: app/pages/contact/drawn-town.ts
// Variable: LOCATION_QUERY
// Query: *[_type == "settings" && _id == "settings"][0].location
export type LOCATION_QUERY_RESULT = Geopoint | null;

// Source: app/pages/contact/query.ts
// Variable: CONTACT_QUERY
// Query: *[_type == "contact" && _id == "contact"][0]{  title, introduction, formTitle, sentTitle, sentText, sentNote, seoTitle, seoDescription,  socialImage{asset, crop, hotspot, alt}}
export type CONTACT_QUERY_RESULT = {
  title: string | null;
  introduction: string | null;
  formTitle: string | null;
  sentTitle: string | null;
  sentText: string | null;
  sentNote: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  socialImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
  } | null;
} | null;

// Source: app/pages/contact/service-request-query.ts
// Variable: SERVICE_REQUEST_QUERY
// Query: *[_type == "service" && status == "active" && (slug.current == $slug || slug == $slug)]    | order(_id asc)[0]{ _id, title, category, packages[]{name} }
export type SERVICE_REQUEST_QUERY_RESULT = {
  _id: string;
  title: string | null;
  category: string | null;
  packages: Array<{
    name: string | null;
  }> | null;
} | null;

// Source: app/pages/home/query.ts
// Variable: HOME_QUERY
// Query: *[_type == "home" && _id == "home"][0]{  heroTitle,  heroText,  heroPrimaryAction,  heroSecondaryAction,  "isComposed": defined(sections), "sections": sections[hidden != true]{  ...,  _type == "introduction" => {"announcedServices": services[]->{_id, title, slug, status, "entry": packages[0]{priceRange, timeline}}},  _type == "chosenProjects" => {"projectDocuments": list[]->{  _id, title, slug, status, publishDate, tags, summary, motif, metrics, "client": coalesce(client->name, client),  coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}}},  _type == "offers" => {"servicePages": list[].service->{_id, _type, slug, status}},  _type == "writtenText" => {"body": body[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs,  _type == "articleButton" => {action, href},  _type == "articleEmbed" => {title, url},  _type == "articleNote" => {title, text},  _type == "articleGallery" => {pictures},  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}}},  _type == "packageList" => {"offering": service->{_id, title, slug, status, packages, noPopularPackage}},  _type == "latestPosts" => {"categoryDocument": category->{_id, name}},  _type == "latestProjects" => {"deliveredService": service->{_id, status, "caseStudies": caseStudies[]._ref, portfolioTags}}},  "introduction": coalesce(introduction{..., "announcedServices": services[]->{_id, title, slug, status, "entry": packages[0]{priceRange, timeline}}}, introduction),  "projects": coalesce(projects{..., "projectDocuments": list[]->{  _id, title, slug, status, publishDate, tags, summary, motif, metrics, "client": coalesce(client->name, client),  coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}}}, projects),  features,  "services": coalesce(services{..., "servicePages": list[].service->{_id, _type, slug, status}}, services),  content,  howItWorks,  contactTitle,  formTitle,  seoTitle,  seoDescription,  socialImage{asset, crop, hotspot, alt}}
export type HOME_QUERY_RESULT = {
  heroTitle: string | null;
  heroText: string | null;
  heroPrimaryAction: string | null;
  heroSecondaryAction: string | null;
  isComposed: false | true;
  sections: Array<
    | {
        _key: string;
        _type: "agencyStory";
        title?: string;
        lead?: string;
        text?: string;
        action?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "beforeAfter";
        title?: string;
        text?: string;
        before?: {
          asset: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          caption?: string;
          _type: "image";
        };
        after?: {
          asset: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          caption?: string;
          _type: "image";
        };
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "callout";
        title?: string;
        text?: string;
        action?: string;
        href?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "chart";
        title?: string;
        text?: string;
        unit?: string;
        bars?: Array<
          {
            _key: string;
          } & ChartBar
        >;
        note?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "chosenProjects";
        title?: string;
        text?: string;
        list?: Array<
          {
            _key: string;
          } & PortfolioReference
        >;
        hidden?: boolean;
        anchor?: string;
        projectDocuments: Array<{
          _id: string;
          title: string | null;
          slug: Slug | null;
          status: "archived" | "published" | null;
          publishDate: string | null;
          tags: Array<string> | null;
          summary: string | null;
          motif: string | null;
          metrics: Array<
            {
              _key: string;
            } & Metric
          > | null;
          client: ClientReference | string | null;
          coverImage: {
            asset: SanityImageAssetReference | null;
            crop: SanityImageCrop | null;
            hotspot: SanityImageHotspot | null;
            color: string | null;
          } | null;
        }> | null;
      }
    | {
        _key: string;
        _type: "clientLogos";
        title?: string;
        text?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "clientVoices";
        title?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "contactForm";
        title?: string;
        formTitle?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "embed";
        title?: string;
        url?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "eventFacts";
        title?: string;
        start?: string;
        end?: string;
        place?: string;
        address?: string;
        price?: string;
        action?: string;
        href?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "features";
        title?: string;
        benefits?: Array<
          {
            _key: string;
          } & Benefit
        >;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "figureList";
        title?: string;
        figures?: Array<
          {
            _key: string;
          } & Metric
        >;
        note?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "film";
        title?: string;
        video?: Video;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "frameStrip";
        title?: string;
        text?: string;
        pictures?: Array<{
          asset?: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          caption?: string;
          _type: "image";
          _key: string;
        }>;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "howItWorks";
        title?: string;
        steps?: Array<
          {
            _key: string;
          } & WorkStep
        >;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "introduction";
        verbs?: string;
        promise?: string;
        text?: string;
        services?: Array<
          {
            _key: string;
          } & ServiceReference
        >;
        hidden?: boolean;
        anchor?: string;
        announcedServices: Array<{
          _id: string;
          title: string | null;
          slug: Slug | null;
          status: "active" | "inactive" | null;
          entry: {
            priceRange: string | null;
            timeline: string | null;
          } | null;
        }> | null;
      }
    | {
        _key: string;
        _type: "jobList";
        title?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "latestPosts";
        title?: string;
        category?: CategoryReference;
        hidden?: boolean;
        anchor?: string;
        categoryDocument: {
          _id: string;
          name: string | null;
        } | null;
      }
    | {
        _key: string;
        _type: "latestProjects";
        title?: string;
        service?: ServiceReference;
        hidden?: boolean;
        anchor?: string;
        deliveredService: {
          _id: string;
          status: "active" | "inactive" | null;
          caseStudies: Array<string> | null;
          portfolioTags: Array<string> | null;
        } | null;
      }
    | {
        _key: string;
        _type: "milestoneList";
        title?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "missionVision";
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "newsletterForm";
        title?: string;
        text?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "offers";
        title?: string;
        text?: string;
        list?: Array<
          {
            _key: string;
          } & Offer
        >;
        hidden?: boolean;
        anchor?: string;
        servicePages: Array<
          | {
              _id: string;
              _type: "page";
              slug: Slug | null;
              status: null;
            }
          | {
              _id: string;
              _type: "service";
              slug: Slug | null;
              status: "active" | "inactive" | null;
            }
          | null
        > | null;
      }
    | {
        _key: string;
        _type: "packageList";
        title?: string;
        service?: ServiceReference;
        hidden?: boolean;
        anchor?: string;
        offering: {
          _id: string;
          title: string | null;
          slug: Slug | null;
          status: "active" | "inactive" | null;
          packages: Array<
            {
              _key: string;
            } & ServicePackage
          > | null;
          noPopularPackage: boolean | null;
        } | null;
      }
    | {
        _key: string;
        _type: "perkList";
        title?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "pictureGallery";
        title?: string;
        pictures?: Array<{
          asset?: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          caption?: string;
          _type: "image";
          _key: string;
        }>;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "pictureText";
        title?: string;
        text?: string;
        picture?: {
          asset?: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          _type: "image";
        };
        side?: "left" | "right";
        action?: string;
        href?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "questionList";
        title?: string;
        text?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "serviceList";
        title?: string;
        text?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "teamPortraits";
        title?: string;
        text?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "valueList";
        title?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "visitFacts";
        title?: string;
        hidden?: boolean;
        anchor?: string;
      }
    | {
        _key: string;
        _type: "writtenText";
        title?: string;
        body: Array<
          | {
              _type: "articleButton";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
              action: string | null;
              href: string | null;
            }
          | {
              _type: "articleEmbed";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
              title: string | null;
              url: string | null;
            }
          | {
              _type: "articleGallery";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
              pictures: Array<{
                asset?: SanityImageAssetReference;
                media?: unknown;
                hotspot?: SanityImageHotspot;
                crop?: SanityImageCrop;
                alt?: string;
                caption?: string;
                _type: "image";
                _key: string;
              }> | null;
            }
          | {
              _type: "articleNote";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
              title: string | null;
              text: string | null;
            }
          | {
              _type: "block";
              style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
              listItem: "bullet" | "number" | null;
              level: number | null;
              markDefs: Array<{
                href?: string;
                _type: "link";
                _key: string;
              }> | null;
              children: Array<{
                marks?: Array<string>;
                text?: string;
                _type: "span";
                _key: string;
              }> | null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
            }
          | {
              _type: "codeBlock";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: "css" | "html" | "javascript" | "json" | "text" | null;
              code: string | null;
              columns: null;
              rows: null;
              drawnAs: null;
            }
          | {
              _type: "divider";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
            }
          | {
              _type: "image";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: SanityImageAssetReference | null;
              crop: SanityImageCrop | null;
              hotspot: SanityImageHotspot | null;
              alt: string | null;
              caption: string | null;
              color: string | null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
            }
          | {
              _type: "table";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: string | null;
              color: null;
              language: null;
              code: null;
              columns: Array<string> | null;
              rows: Array<
                {
                  _key: string;
                } & TableRow
              > | null;
              drawnAs: "bars" | "table" | null;
            }
          | {
              _type: "video";
              style: null;
              listItem: null;
              level: null;
              markDefs: null;
              children: null;
              asset: null;
              crop: null;
              hotspot: null;
              alt: null;
              caption: null;
              color: null;
              language: null;
              code: null;
              columns: null;
              rows: null;
              drawnAs: null;
              type: "local" | "youtube" | null;
              src: {
                asset?: SanityFileAssetReference;
                media?: unknown;
                _type: "file";
              } | null;
              youtubeId: string | null;
              duration: number | null;
              poster: {
                asset?: SanityImageAssetReference;
                media?: unknown;
                hotspot?: SanityImageHotspot;
                crop?: SanityImageCrop;
                alt?: string;
                _type: "image";
              } | null;
              captions: {
                asset?: SanityFileAssetReference;
                media?: unknown;
                _type: "file";
              } | null;
              aspectRatio: "16:9" | "9:16" | null;
            }
        > | null;
        hidden?: boolean;
        anchor?: string;
      }
  > | null;
  introduction:
    | Introduction
    | {
        _type: "introduction";
        verbs?: string;
        promise?: string;
        text?: string;
        services?: Array<
          {
            _key: string;
          } & ServiceReference
        >;
        hidden?: boolean;
        anchor?: string;
        announcedServices: Array<{
          _id: string;
          title: string | null;
          slug: Slug | null;
          status: "active" | "inactive" | null;
          entry: {
            priceRange: string | null;
            timeline: string | null;
          } | null;
        }> | null;
      }
    | null;
  projects:
    | ChosenProjects
    | {
        _type: "chosenProjects";
        title?: string;
        text?: string;
        list?: Array<
          {
            _key: string;
          } & PortfolioReference
        >;
        hidden?: boolean;
        anchor?: string;
        projectDocuments: Array<{
          _id: string;
          title: string | null;
          slug: Slug | null;
          status: "archived" | "published" | null;
          publishDate: string | null;
          tags: Array<string> | null;
          summary: string | null;
          motif: string | null;
          metrics: Array<
            {
              _key: string;
            } & Metric
          > | null;
          client: ClientReference | string | null;
          coverImage: {
            asset: SanityImageAssetReference | null;
            crop: SanityImageCrop | null;
            hotspot: SanityImageHotspot | null;
            color: string | null;
          } | null;
        }> | null;
      }
    | null;
  features: Features | null;
  services:
    | Offers
    | {
        _type: "offers";
        title?: string;
        text?: string;
        list?: Array<
          {
            _key: string;
          } & Offer
        >;
        hidden?: boolean;
        anchor?: string;
        servicePages: Array<
          | {
              _id: string;
              _type: "page";
              slug: Slug | null;
              status: null;
            }
          | {
              _id: string;
              _type: "service";
              slug: Slug | null;
              status: "active" | "inactive" | null;
            }
          | null
        > | null;
      }
    | null;
  content: AgencyStory | null;
  howItWorks: HowItWorks | null;
  contactTitle: string | null;
  formTitle: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  socialImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
  } | null;
} | null;

// Source: app/pages/home/query.ts
// Variable: HAS_WORK_QUERY
// Query: count(*[_type == "portfolio" && status != "archived"][0...1]) > 0
export type HAS_WORK_QUERY_RESULT = boolean;

// Source: app/pages/legal/query.ts
// Variable: LEGAL_QUERY
// Query: *[_type == "legal" && _id == "legal"][0]{  title, introduction, version, effectiveDate, cndpNumber, seoTitle, seoDescription,  socialImage{asset, crop, hotspot, alt},  legalNotice{summary, figures, body[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs}},  privacyPolicy{summary, figures, body[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs}},  termsOfSale{summary, figures, body[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs}},  cookiePolicy{summary, figures, body[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs}}}
export type LEGAL_QUERY_RESULT = {
  title: string | null;
  introduction: string | null;
  version: string | null;
  effectiveDate: string | null;
  cndpNumber: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  socialImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
  } | null;
  legalNotice: {
    summary: string | null;
    figures: Array<
      {
        _key: string;
      } & AnswerFigure
    > | null;
    body: Array<
      | {
          _type: "block";
          style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
          listItem: "bullet" | "number" | null;
          level: number | null;
          markDefs: Array<{
            href?: string;
            _type: "link";
            _key: string;
          }> | null;
          children: Array<{
            marks?: Array<string>;
            text?: string;
            _type: "span";
            _key: string;
          }> | null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "codeBlock";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: "css" | "html" | "javascript" | "json" | "text" | null;
          code: string | null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "image";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: SanityImageAssetReference | null;
          crop: SanityImageCrop | null;
          hotspot: SanityImageHotspot | null;
          alt: string | null;
          caption: string | null;
          color: string | null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "table";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: string | null;
          color: null;
          language: null;
          code: null;
          columns: Array<string> | null;
          rows: Array<
            {
              _key: string;
            } & TableRow
          > | null;
          drawnAs: "bars" | "table" | null;
        }
    > | null;
  } | null;
  privacyPolicy: {
    summary: string | null;
    figures: Array<
      {
        _key: string;
      } & AnswerFigure
    > | null;
    body: Array<
      | {
          _type: "block";
          style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
          listItem: "bullet" | "number" | null;
          level: number | null;
          markDefs: Array<{
            href?: string;
            _type: "link";
            _key: string;
          }> | null;
          children: Array<{
            marks?: Array<string>;
            text?: string;
            _type: "span";
            _key: string;
          }> | null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "codeBlock";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: "css" | "html" | "javascript" | "json" | "text" | null;
          code: string | null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "image";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: SanityImageAssetReference | null;
          crop: SanityImageCrop | null;
          hotspot: SanityImageHotspot | null;
          alt: string | null;
          caption: string | null;
          color: string | null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "table";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: string | null;
          color: null;
          language: null;
          code: null;
          columns: Array<string> | null;
          rows: Array<
            {
              _key: string;
            } & TableRow
          > | null;
          drawnAs: "bars" | "table" | null;
        }
    > | null;
  } | null;
  termsOfSale: {
    summary: string | null;
    figures: Array<
      {
        _key: string;
      } & AnswerFigure
    > | null;
    body: Array<
      | {
          _type: "block";
          style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
          listItem: "bullet" | "number" | null;
          level: number | null;
          markDefs: Array<{
            href?: string;
            _type: "link";
            _key: string;
          }> | null;
          children: Array<{
            marks?: Array<string>;
            text?: string;
            _type: "span";
            _key: string;
          }> | null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "codeBlock";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: "css" | "html" | "javascript" | "json" | "text" | null;
          code: string | null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "image";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: SanityImageAssetReference | null;
          crop: SanityImageCrop | null;
          hotspot: SanityImageHotspot | null;
          alt: string | null;
          caption: string | null;
          color: string | null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "table";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: string | null;
          color: null;
          language: null;
          code: null;
          columns: Array<string> | null;
          rows: Array<
            {
              _key: string;
            } & TableRow
          > | null;
          drawnAs: "bars" | "table" | null;
        }
    > | null;
  } | null;
  cookiePolicy: {
    summary: string | null;
    figures: Array<
      {
        _key: string;
      } & AnswerFigure
    > | null;
    body: Array<
      | {
          _type: "block";
          style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
          listItem: "bullet" | "number" | null;
          level: number | null;
          markDefs: Array<{
            href?: string;
            _type: "link";
            _key: string;
          }> | null;
          children: Array<{
            marks?: Array<string>;
            text?: string;
            _type: "span";
            _key: string;
          }> | null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "codeBlock";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: "css" | "html" | "javascript" | "json" | "text" | null;
          code: string | null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "image";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: SanityImageAssetReference | null;
          crop: SanityImageCrop | null;
          hotspot: SanityImageHotspot | null;
          alt: string | null;
          caption: string | null;
          color: string | null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "table";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: string | null;
          color: null;
          language: null;
          code: null;
          columns: Array<string> | null;
          rows: Array<
            {
              _key: string;
            } & TableRow
          > | null;
          drawnAs: "bars" | "table" | null;
        }
    > | null;
  } | null;
} | null;

// Source: app/pages/not-found/near-pages.ts
// Variable: NAMED_DOCUMENTS_QUERY
// Query: *[_type in ["portfolio", "service", "blogPost", "jobPosting", "newsletterIssue", "page"] && defined(slug)    && (_type != "portfolio" || status != "archived")    && (_type != "service" || status == "active")    && (_type != "jobPosting" || isActive == true)    && (_type != "newsletterIssue" || defined(publishDate))    && (_type != "page" || listed != false)]    | order(_type asc, _id asc)[0...500]{      _id, _type, "title": coalesce(title, subject), slug, publishDate    }
export type NAMED_DOCUMENTS_QUERY_RESULT = Array<
  | {
      _id: string;
      _type: "blogPost";
      title: string | null;
      slug: Slug | null;
      publishDate: string | null;
    }
  | {
      _id: string;
      _type: "jobPosting";
      title: string | null;
      slug: Slug | null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "newsletterIssue";
      title: string | null;
      slug: Slug | null;
      publishDate: string | null;
    }
  | {
      _id: string;
      _type: "page";
      title: string | null;
      slug: Slug | null;
      publishDate: null;
    }
  | {
      _id: string;
      _type: "portfolio";
      title: string | null;
      slug: Slug | null;
      publishDate: string | null;
    }
  | {
      _id: string;
      _type: "service";
      title: string | null;
      slug: Slug | null;
      publishDate: null;
    }
>;

// Source: app/pages/not-found/query.ts
// Variable: NOT_FOUND_QUERY
// Query: *[_type == "notFound" && _id == "notFound"][0]{  title, text, nearTitle, seoTitle}
export type NOT_FOUND_QUERY_RESULT = {
  title: string | null;
  text: string | null;
  nearTitle: string | null;
  seoTitle: string | null;
} | null;

// Source: app/pages/page/query.ts
// Variable: PAGE_QUERY
// Query: {  "page": *[_type == "page" && slug.current == $path] | order(_createdAt asc, _id asc)[0]{    _id, title, lead, action, ground, listed, "isComposed": defined(sections), "sections": sections[hidden != true]{  ...,  _type == "introduction" => {"announcedServices": services[]->{_id, title, slug, status, "entry": packages[0]{priceRange, timeline}}},  _type == "chosenProjects" => {"projectDocuments": list[]->{  _id, title, slug, status, publishDate, tags, summary, motif, metrics, "client": coalesce(client->name, client),  coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}}},  _type == "offers" => {"servicePages": list[].service->{_id, _type, slug, status}},  _type == "writtenText" => {"body": body[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs,  _type == "articleButton" => {action, href},  _type == "articleEmbed" => {title, url},  _type == "articleNote" => {title, text},  _type == "articleGallery" => {pictures},  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}}},  _type == "packageList" => {"offering": service->{_id, title, slug, status, packages, noPopularPackage}},  _type == "latestPosts" => {"categoryDocument": category->{_id, name}},  _type == "latestProjects" => {"deliveredService": service->{_id, status, "caseStudies": caseStudies[]._ref, portfolioTags}}}, seoTitle, seoDescription,    picture{asset, crop, hotspot, alt, "color": asset->metadata.palette.dominant.background},    socialImage{asset, crop, hotspot, alt}  },  "above": *[_type == "page" && slug.current in $above]{_id, title, slug}}
export type PAGE_QUERY_RESULT = {
  page: {
    _id: string;
    title: string | null;
    lead: string | null;
    action: string | null;
    ground: "aube" | "ciel" | "sable" | "safran" | "verveine" | null;
    listed: boolean | null;
    isComposed: false | true;
    sections: Array<
      | {
          _key: string;
          _type: "agencyStory";
          title?: string;
          lead?: string;
          text?: string;
          action?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "beforeAfter";
          title?: string;
          text?: string;
          before?: {
            asset: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            caption?: string;
            _type: "image";
          };
          after?: {
            asset: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            caption?: string;
            _type: "image";
          };
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "callout";
          title?: string;
          text?: string;
          action?: string;
          href?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "chart";
          title?: string;
          text?: string;
          unit?: string;
          bars?: Array<
            {
              _key: string;
            } & ChartBar
          >;
          note?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "chosenProjects";
          title?: string;
          text?: string;
          list?: Array<
            {
              _key: string;
            } & PortfolioReference
          >;
          hidden?: boolean;
          anchor?: string;
          projectDocuments: Array<{
            _id: string;
            title: string | null;
            slug: Slug | null;
            status: "archived" | "published" | null;
            publishDate: string | null;
            tags: Array<string> | null;
            summary: string | null;
            motif: string | null;
            metrics: Array<
              {
                _key: string;
              } & Metric
            > | null;
            client: ClientReference | string | null;
            coverImage: {
              asset: SanityImageAssetReference | null;
              crop: SanityImageCrop | null;
              hotspot: SanityImageHotspot | null;
              color: string | null;
            } | null;
          }> | null;
        }
      | {
          _key: string;
          _type: "clientLogos";
          title?: string;
          text?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "clientVoices";
          title?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "contactForm";
          title?: string;
          formTitle?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "embed";
          title?: string;
          url?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "eventFacts";
          title?: string;
          start?: string;
          end?: string;
          place?: string;
          address?: string;
          price?: string;
          action?: string;
          href?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "features";
          title?: string;
          benefits?: Array<
            {
              _key: string;
            } & Benefit
          >;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "figureList";
          title?: string;
          figures?: Array<
            {
              _key: string;
            } & Metric
          >;
          note?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "film";
          title?: string;
          video?: Video;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "frameStrip";
          title?: string;
          text?: string;
          pictures?: Array<{
            asset?: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            caption?: string;
            _type: "image";
            _key: string;
          }>;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "howItWorks";
          title?: string;
          steps?: Array<
            {
              _key: string;
            } & WorkStep
          >;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "introduction";
          verbs?: string;
          promise?: string;
          text?: string;
          services?: Array<
            {
              _key: string;
            } & ServiceReference
          >;
          hidden?: boolean;
          anchor?: string;
          announcedServices: Array<{
            _id: string;
            title: string | null;
            slug: Slug | null;
            status: "active" | "inactive" | null;
            entry: {
              priceRange: string | null;
              timeline: string | null;
            } | null;
          }> | null;
        }
      | {
          _key: string;
          _type: "jobList";
          title?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "latestPosts";
          title?: string;
          category?: CategoryReference;
          hidden?: boolean;
          anchor?: string;
          categoryDocument: {
            _id: string;
            name: string | null;
          } | null;
        }
      | {
          _key: string;
          _type: "latestProjects";
          title?: string;
          service?: ServiceReference;
          hidden?: boolean;
          anchor?: string;
          deliveredService: {
            _id: string;
            status: "active" | "inactive" | null;
            caseStudies: Array<string> | null;
            portfolioTags: Array<string> | null;
          } | null;
        }
      | {
          _key: string;
          _type: "milestoneList";
          title?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "missionVision";
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "newsletterForm";
          title?: string;
          text?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "offers";
          title?: string;
          text?: string;
          list?: Array<
            {
              _key: string;
            } & Offer
          >;
          hidden?: boolean;
          anchor?: string;
          servicePages: Array<
            | {
                _id: string;
                _type: "page";
                slug: Slug | null;
                status: null;
              }
            | {
                _id: string;
                _type: "service";
                slug: Slug | null;
                status: "active" | "inactive" | null;
              }
            | null
          > | null;
        }
      | {
          _key: string;
          _type: "packageList";
          title?: string;
          service?: ServiceReference;
          hidden?: boolean;
          anchor?: string;
          offering: {
            _id: string;
            title: string | null;
            slug: Slug | null;
            status: "active" | "inactive" | null;
            packages: Array<
              {
                _key: string;
              } & ServicePackage
            > | null;
            noPopularPackage: boolean | null;
          } | null;
        }
      | {
          _key: string;
          _type: "perkList";
          title?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "pictureGallery";
          title?: string;
          pictures?: Array<{
            asset?: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            caption?: string;
            _type: "image";
            _key: string;
          }>;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "pictureText";
          title?: string;
          text?: string;
          picture?: {
            asset?: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            _type: "image";
          };
          side?: "left" | "right";
          action?: string;
          href?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "questionList";
          title?: string;
          text?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "serviceList";
          title?: string;
          text?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "teamPortraits";
          title?: string;
          text?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "valueList";
          title?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "visitFacts";
          title?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "writtenText";
          title?: string;
          body: Array<
            | {
                _type: "articleButton";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                action: string | null;
                href: string | null;
              }
            | {
                _type: "articleEmbed";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                title: string | null;
                url: string | null;
              }
            | {
                _type: "articleGallery";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                pictures: Array<{
                  asset?: SanityImageAssetReference;
                  media?: unknown;
                  hotspot?: SanityImageHotspot;
                  crop?: SanityImageCrop;
                  alt?: string;
                  caption?: string;
                  _type: "image";
                  _key: string;
                }> | null;
              }
            | {
                _type: "articleNote";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                title: string | null;
                text: string | null;
              }
            | {
                _type: "block";
                style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
                listItem: "bullet" | "number" | null;
                level: number | null;
                markDefs: Array<{
                  href?: string;
                  _type: "link";
                  _key: string;
                }> | null;
                children: Array<{
                  marks?: Array<string>;
                  text?: string;
                  _type: "span";
                  _key: string;
                }> | null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
              }
            | {
                _type: "codeBlock";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language:
                  "css" | "html" | "javascript" | "json" | "text" | null;
                code: string | null;
                columns: null;
                rows: null;
                drawnAs: null;
              }
            | {
                _type: "divider";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
              }
            | {
                _type: "image";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: SanityImageAssetReference | null;
                crop: SanityImageCrop | null;
                hotspot: SanityImageHotspot | null;
                alt: string | null;
                caption: string | null;
                color: string | null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
              }
            | {
                _type: "table";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: string | null;
                color: null;
                language: null;
                code: null;
                columns: Array<string> | null;
                rows: Array<
                  {
                    _key: string;
                  } & TableRow
                > | null;
                drawnAs: "bars" | "table" | null;
              }
            | {
                _type: "video";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                type: "local" | "youtube" | null;
                src: {
                  asset?: SanityFileAssetReference;
                  media?: unknown;
                  _type: "file";
                } | null;
                youtubeId: string | null;
                duration: number | null;
                poster: {
                  asset?: SanityImageAssetReference;
                  media?: unknown;
                  hotspot?: SanityImageHotspot;
                  crop?: SanityImageCrop;
                  alt?: string;
                  _type: "image";
                } | null;
                captions: {
                  asset?: SanityFileAssetReference;
                  media?: unknown;
                  _type: "file";
                } | null;
                aspectRatio: "16:9" | "9:16" | null;
              }
          > | null;
          hidden?: boolean;
          anchor?: string;
        }
    > | null;
    seoTitle: string | null;
    seoDescription: string | null;
    picture: {
      asset: SanityImageAssetReference | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      alt: string | null;
      color: string | null;
    } | null;
    socialImage: {
      asset: SanityImageAssetReference | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      alt: string | null;
    } | null;
  } | null;
  above: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
  }>;
};

// Source: app/pages/post/query.ts
// Variable: BLOG_POST_QUERY
// Query: *[_type == "blogPost" && (slug.current == $slug || slug == $slug)]    | order(publishDate desc, _id asc) [0] {    _id, _updatedAt, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured,    "categorySlug": category->slug.current, "person": author->{_id, name, role, portrait, bio},    content[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs,  _type == "articleButton" => {action, href},  _type == "articleEmbed" => {title, url},  _type == "articleNote" => {title, text},  _type == "articleGallery" => {pictures},  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}}, "plainContent": select(count(content) == null => content), "related": relatedBlogPosts[]._ref, seoTitle, seoDescription,    socialImage{asset, crop, hotspot, alt}  }
export type BLOG_POST_QUERY_RESULT = {
  _id: string;
  _updatedAt: string;
  title: string | null;
  slug: Slug | null;
  publishDate: string | null;
  category: CategoryReference | string | null;
  tags: Array<string> | null;
  featured: boolean | null;
  categorySlug: string | null;
  person: {
    _id: string;
    name: string | null;
    role: string | null;
    portrait: {
      asset?: SanityImageAssetReference;
      media?: unknown;
      hotspot?: SanityImageHotspot;
      crop?: SanityImageCrop;
      alt?: string;
      _type: "image";
    } | null;
    bio: string | null;
  } | null;
  content: Array<
    | {
        _type: "articleButton";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        action: string | null;
        href: string | null;
      }
    | {
        _type: "articleEmbed";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        title: string | null;
        url: string | null;
      }
    | {
        _type: "articleGallery";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        pictures: Array<{
          asset?: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          caption?: string;
          _type: "image";
          _key: string;
        }> | null;
      }
    | {
        _type: "articleNote";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        title: string | null;
        text: string | null;
      }
    | {
        _type: "block";
        style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
        listItem: "bullet" | "number" | null;
        level: number | null;
        markDefs: Array<{
          href?: string;
          _type: "link";
          _key: string;
        }> | null;
        children: Array<{
          marks?: Array<string>;
          text?: string;
          _type: "span";
          _key: string;
        }> | null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "codeBlock";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: "css" | "html" | "javascript" | "json" | "text" | null;
        code: string | null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "divider";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "image";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: SanityImageAssetReference | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        alt: string | null;
        caption: string | null;
        color: string | null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
      }
    | {
        _type: "table";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: string | null;
        color: null;
        language: null;
        code: null;
        columns: Array<string> | null;
        rows: Array<
          {
            _key: string;
          } & TableRow
        > | null;
        drawnAs: "bars" | "table" | null;
      }
    | {
        _type: "video";
        style: null;
        listItem: null;
        level: null;
        markDefs: null;
        children: null;
        asset: null;
        crop: null;
        hotspot: null;
        alt: null;
        caption: null;
        color: null;
        language: null;
        code: null;
        columns: null;
        rows: null;
        drawnAs: null;
        type: "local" | "youtube" | null;
        src: {
          asset?: SanityFileAssetReference;
          media?: unknown;
          _type: "file";
        } | null;
        youtubeId: string | null;
        duration: number | null;
        poster: {
          asset?: SanityImageAssetReference;
          media?: unknown;
          hotspot?: SanityImageHotspot;
          crop?: SanityImageCrop;
          alt?: string;
          _type: "image";
        } | null;
        captions: {
          asset?: SanityFileAssetReference;
          media?: unknown;
          _type: "file";
        } | null;
        aspectRatio: "16:9" | "9:16" | null;
      }
  > | null;
  plainContent: ArticleText | null;
  related: Array<string> | null;
  seoTitle: string | null;
  seoDescription: string | null;
  socialImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
  } | null;
} | null;

// Source: app/pages/post/query.ts
// Variable: POST_SUBJECT_QUERY
// Query: {  "post": *[_type == "blogPost" && (slug.current == $slug || slug == $slug)]    | order(publishDate desc, _id asc) [0] {_id, title, publishDate},  "blog": *[_type == "blog" && _id == "blog"][0]{takesComments, takesLikes}}
export type POST_SUBJECT_QUERY_RESULT = {
  post: {
    _id: string;
    title: string | null;
    publishDate: string | null;
  } | null;
  blog: {
    takesComments: boolean | null;
    takesLikes: boolean | null;
  } | null;
};

// Source: app/pages/post/query.ts
// Variable: CHOSEN_POSTS_QUERY
// Query: *[_type == "blogPost" && _id in $chosen] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured}
export type CHOSEN_POSTS_QUERY_RESULT = Array<{
  _id: string;
  title: string | null;
  slug: Slug | null;
  publishDate: string | null;
  category: CategoryReference | string | null;
  tags: Array<string> | null;
  featured: boolean | null;
}>;

// Source: app/pages/post/query.ts
// Variable: BLOG_WORDS_QUERY
// Query: {  "tags": array::unique(*[_type == "blogPost"].tags[]),  "categories": array::unique(*[_type == "blogPost" && category > ""].category),  "documents": *[_type == "category"]{_id, name},  "latest": *[_type == "blogPost"] | order(publishDate desc, _id asc)[0...12] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured}}
export type BLOG_WORDS_QUERY_RESULT = {
  tags: Array<string | null>;
  categories: Array<never>;
  documents: Array<{
    _id: string;
    name: string | null;
  }>;
  latest: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    publishDate: string | null;
    category: CategoryReference | string | null;
    tags: Array<string> | null;
    featured: boolean | null;
  }>;
};

// Source: app/pages/post/query.ts
// Variable: POSTS_IN_COMMON_QUERY
// Query: {  "byTags": *[_type == "blogPost" && array::intersects(tags, $spellings)] | order(      count($words[array::intersects(spellings, ^.tags)])        + select(category in $categories || category._ref == $category => 1, 0) desc,      publishDate desc, _id asc)[0...12] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured},  "byCategory": *[_type == "blogPost" && (category in $categories || category._ref == $category)]    | order(publishDate desc, _id asc)[0...12] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured}}
export type POSTS_IN_COMMON_QUERY_RESULT = {
  byTags: Array<never>;
  byCategory: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    publishDate: string | null;
    category: CategoryReference | string | null;
    tags: Array<string> | null;
    featured: boolean | null;
  }>;
};

// Source: app/pages/sent-request/query.ts
// Variable: SENT_REQUEST_QUERY
// Query: *[_type == "sentRequest" && _id == "sentRequest"][0]{  newTitle, inProgressTitle, promiseText, overdueText, answeredTitle, answeredText, closedTitle,  closedText, withdrawnTitle, withdrawnText, erasedTitle, erasedText, goneTitle, goneText, seoTitle}
export type SENT_REQUEST_QUERY_RESULT = {
  newTitle: string | null;
  inProgressTitle: string | null;
  promiseText: string | null;
  overdueText: string | null;
  answeredTitle: string | null;
  answeredText: string | null;
  closedTitle: string | null;
  closedText: string | null;
  withdrawnTitle: string | null;
  withdrawnText: string | null;
  erasedTitle: string | null;
  erasedText: string | null;
  goneTitle: string | null;
  goneText: string | null;
  seoTitle: string | null;
} | null;

// Source: app/pages/services/query.ts
// Variable: SERVICES_PAGE_QUERY
// Query: *[_type == "services" && _id == "services"][0]{  title, introduction, listTitle, listText, callTitle, seoTitle, seoDescription,  socialImage{asset, crop, hotspot, alt}}
export type SERVICES_PAGE_QUERY_RESULT = {
  title: string | null;
  introduction: string | null;
  listTitle: string | null;
  listText: string | null;
  callTitle: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  socialImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
  } | null;
} | null;

// Source: app/pages/work/query.ts
// Variable: WORK_QUERY
// Query: *[_type == "work" && _id == "work"][0]{  title, satisfiedClients, reelsTitle, reelsText, featuredTitle, othersTitle, othersText, callTitle, seoTitle, seoDescription,  socialImage{asset, crop, hotspot, alt}}
export type WORK_QUERY_RESULT = {
  title: string | null;
  satisfiedClients: string | null;
  reelsTitle: string | null;
  reelsText: string | null;
  featuredTitle: string | null;
  othersTitle: string | null;
  othersText: string | null;
  callTitle: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  socialImage: {
    asset: SanityImageAssetReference | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    alt: string | null;
  } | null;
} | null;

// Source: app/search/search-documents.ts
// Variable: SEARCH_REVISIONS_QUERY
// Query: {  "pages": *[_type in ["portfolio", "service", "blogPost", "jobPosting", "newsletterIssue", "page"] && defined(slug)    && (_type != "portfolio" || status != "archived")    && (_type != "service" || status == "active")    && (_type != "jobPosting" || isActive == true)    && (_type != "newsletterIssue" || defined(publishDate))    && (_type != "page" || listed != false)]    | order(coalesce(publishDate, _createdAt) desc, _id asc){      _id, _rev, "names": [author._ref, category._ref, client._ref, testimonial.company._ref]    },  "names": *[_type in ["person", "category", "client"]]{ _id, _rev }}
export type SEARCH_REVISIONS_QUERY_RESULT = {
  pages: Array<
    | {
        _id: string;
        _rev: string;
        names: Array<null>;
      }
    | {
        _id: string;
        _rev: string;
        names: Array<null | string>;
      }
    | {
        _id: string;
        _rev: string;
        names: Array<string | null>;
      }
  >;
  names: Array<{
    _id: string;
    _rev: string;
  }>;
};

// Source: app/search/search-documents.ts
// Variable: SEARCH_ROWS_QUERY
// Query: {  "portfolio": *[_type == "portfolio" && _id >= $first && _id <= $last && _id in $ids]{    _id, title, slug, publishDate, "client": coalesce(client->name, client), summary, motif, coverImage{asset, crop, hotspot}, tags, searchWords, description, problem, solution, results,    metrics, role, techStack, testimonial, gallery, credits, "isComposed": defined(sections), "sections": sections[hidden != true]{  ...,  _type == "introduction" => {"announcedServices": services[]->{_id, title, slug, status, "entry": packages[0]{priceRange, timeline}}},  _type == "chosenProjects" => {"projectDocuments": list[]->{  _id, title, slug, status, publishDate, tags, summary, motif, metrics, "client": coalesce(client->name, client),  coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}}},  _type == "offers" => {"servicePages": list[].service->{_id, _type, slug, status}},  _type == "writtenText" => {"body": body[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs,  _type == "articleButton" => {action, href},  _type == "articleEmbed" => {title, url},  _type == "articleNote" => {title, text},  _type == "articleGallery" => {pictures},  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}}},  _type == "packageList" => {"offering": service->{_id, title, slug, status, packages, noPopularPackage}},  _type == "latestPosts" => {"categoryDocument": category->{_id, name}},  _type == "latestProjects" => {"deliveredService": service->{_id, status, "caseStudies": caseStudies[]._ref, portfolioTags}}},    "company": coalesce(testimonial.company->name, testimonial.company)  },  "service": *[_type == "service" && _id >= $first && _id <= $last && _id in $ids]{    _id, title, slug, category, portfolioTags, searchWords, icon, coverImage{asset, crop, hotspot}, subtitle, outcome, description, benefits, proofStat,    packages, process, faqs  },  "blogPost": *[_type == "blogPost" && _id >= $first && _id <= $last && _id in $ids]{    _id, title, slug, publishDate, "category": coalesce(category->name, category), tags, searchWords, excerpt, motif, coverImage{asset, crop, hotspot}, "author": coalesce(author->name, author), content[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs,  _type == "articleButton" => {action, href},  _type == "articleEmbed" => {title, url},  _type == "articleNote" => {title, text},  _type == "articleGallery" => {pictures},  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}}, "plainContent": select(count(content) == null => content)  },  "jobPosting": *[_type == "jobPosting" && _id >= $first && _id <= $last && _id in $ids]{    _id, title, slug, searchWords, department, location, employmentType, experienceLevel, applicationDeadline,    description, responsibilities, requirements, skills, benefits  },  "newsletterIssue": *[_type == "newsletterIssue" && _id >= $first && _id <= $last && _id in $ids]{    _id, "title": subject, slug, publishDate, preheader, body[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs}  },  "page": *[_type == "page" && _id >= $first && _id <= $last && _id in $ids]{    _id, title, slug, searchWords, lead, "isComposed": defined(sections), "sections": sections[hidden != true]{  ...,  _type == "introduction" => {"announcedServices": services[]->{_id, title, slug, status, "entry": packages[0]{priceRange, timeline}}},  _type == "chosenProjects" => {"projectDocuments": list[]->{  _id, title, slug, status, publishDate, tags, summary, motif, metrics, "client": coalesce(client->name, client),  coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}}},  _type == "offers" => {"servicePages": list[].service->{_id, _type, slug, status}},  _type == "writtenText" => {"body": body[]{  _type, style, listItem, level, markDefs, children,  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,  language, code,  columns, rows, drawnAs,  _type == "articleButton" => {action, href},  _type == "articleEmbed" => {title, url},  _type == "articleNote" => {title, text},  _type == "articleGallery" => {pictures},  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}}},  _type == "packageList" => {"offering": service->{_id, title, slug, status, packages, noPopularPackage}},  _type == "latestPosts" => {"categoryDocument": category->{_id, name}},  _type == "latestProjects" => {"deliveredService": service->{_id, status, "caseStudies": caseStudies[]._ref, portfolioTags}}}  }}
export type SEARCH_ROWS_QUERY_RESULT = {
  portfolio: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    publishDate: string | null;
    client: ClientReference | string | null;
    summary: string | null;
    motif: string | null;
    coverImage: {
      asset: SanityImageAssetReference | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
    } | null;
    tags: Array<string> | null;
    searchWords: Array<string> | null;
    description: string | null;
    problem: string | null;
    solution: string | null;
    results: Array<string> | null;
    metrics: Array<
      {
        _key: string;
      } & Metric
    > | null;
    role: Array<string> | null;
    techStack: Array<string> | null;
    testimonial: Testimonial | null;
    gallery: Array<
      {
        _key: string;
      } & GalleryItem
    > | null;
    credits: Array<
      {
        _key: string;
      } & Credit
    > | null;
    isComposed: false | true;
    sections: Array<
      | {
          _key: string;
          _type: "beforeAfter";
          title?: string;
          text?: string;
          before?: {
            asset: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            caption?: string;
            _type: "image";
          };
          after?: {
            asset: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            caption?: string;
            _type: "image";
          };
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "chart";
          title?: string;
          text?: string;
          unit?: string;
          bars?: Array<
            {
              _key: string;
            } & ChartBar
          >;
          note?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "film";
          title?: string;
          video?: Video;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "frameStrip";
          title?: string;
          text?: string;
          pictures?: Array<{
            asset?: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            caption?: string;
            _type: "image";
            _key: string;
          }>;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "pictureGallery";
          title?: string;
          pictures?: Array<{
            asset?: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            caption?: string;
            _type: "image";
            _key: string;
          }>;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "pictureText";
          title?: string;
          text?: string;
          picture?: {
            asset?: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            _type: "image";
          };
          side?: "left" | "right";
          action?: string;
          href?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "writtenText";
          title?: string;
          body: Array<
            | {
                _type: "articleButton";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                action: string | null;
                href: string | null;
              }
            | {
                _type: "articleEmbed";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                title: string | null;
                url: string | null;
              }
            | {
                _type: "articleGallery";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                pictures: Array<{
                  asset?: SanityImageAssetReference;
                  media?: unknown;
                  hotspot?: SanityImageHotspot;
                  crop?: SanityImageCrop;
                  alt?: string;
                  caption?: string;
                  _type: "image";
                  _key: string;
                }> | null;
              }
            | {
                _type: "articleNote";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                title: string | null;
                text: string | null;
              }
            | {
                _type: "block";
                style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
                listItem: "bullet" | "number" | null;
                level: number | null;
                markDefs: Array<{
                  href?: string;
                  _type: "link";
                  _key: string;
                }> | null;
                children: Array<{
                  marks?: Array<string>;
                  text?: string;
                  _type: "span";
                  _key: string;
                }> | null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
              }
            | {
                _type: "codeBlock";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language:
                  "css" | "html" | "javascript" | "json" | "text" | null;
                code: string | null;
                columns: null;
                rows: null;
                drawnAs: null;
              }
            | {
                _type: "divider";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
              }
            | {
                _type: "image";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: SanityImageAssetReference | null;
                crop: SanityImageCrop | null;
                hotspot: SanityImageHotspot | null;
                alt: string | null;
                caption: string | null;
                color: string | null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
              }
            | {
                _type: "table";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: string | null;
                color: null;
                language: null;
                code: null;
                columns: Array<string> | null;
                rows: Array<
                  {
                    _key: string;
                  } & TableRow
                > | null;
                drawnAs: "bars" | "table" | null;
              }
            | {
                _type: "video";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                type: "local" | "youtube" | null;
                src: {
                  asset?: SanityFileAssetReference;
                  media?: unknown;
                  _type: "file";
                } | null;
                youtubeId: string | null;
                duration: number | null;
                poster: {
                  asset?: SanityImageAssetReference;
                  media?: unknown;
                  hotspot?: SanityImageHotspot;
                  crop?: SanityImageCrop;
                  alt?: string;
                  _type: "image";
                } | null;
                captions: {
                  asset?: SanityFileAssetReference;
                  media?: unknown;
                  _type: "file";
                } | null;
                aspectRatio: "16:9" | "9:16" | null;
              }
          > | null;
          hidden?: boolean;
          anchor?: string;
        }
    > | null;
    company: ClientReference | string | null;
  }>;
  service: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    category: string | null;
    portfolioTags: Array<string> | null;
    searchWords: Array<string> | null;
    icon: string | null;
    coverImage: {
      asset: SanityImageAssetReference | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
    } | null;
    subtitle: string | null;
    outcome: string | null;
    description: string | null;
    benefits: Array<string> | null;
    proofStat: string | null;
    packages: Array<
      {
        _key: string;
      } & ServicePackage
    > | null;
    process: Array<
      {
        _key: string;
      } & ProcessStep
    > | null;
    faqs: Array<
      {
        _key: string;
      } & Faq
    > | null;
  }>;
  blogPost: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    publishDate: string | null;
    category: CategoryReference | string | null;
    tags: Array<string> | null;
    searchWords: Array<string> | null;
    excerpt: string | null;
    motif: string | null;
    coverImage: {
      asset: SanityImageAssetReference | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
    } | null;
    author: PersonReference | string | null;
    content: Array<
      | {
          _type: "articleButton";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
          action: string | null;
          href: string | null;
        }
      | {
          _type: "articleEmbed";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
          title: string | null;
          url: string | null;
        }
      | {
          _type: "articleGallery";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
          pictures: Array<{
            asset?: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            caption?: string;
            _type: "image";
            _key: string;
          }> | null;
        }
      | {
          _type: "articleNote";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
          title: string | null;
          text: string | null;
        }
      | {
          _type: "block";
          style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
          listItem: "bullet" | "number" | null;
          level: number | null;
          markDefs: Array<{
            href?: string;
            _type: "link";
            _key: string;
          }> | null;
          children: Array<{
            marks?: Array<string>;
            text?: string;
            _type: "span";
            _key: string;
          }> | null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "codeBlock";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: "css" | "html" | "javascript" | "json" | "text" | null;
          code: string | null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "divider";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "image";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: SanityImageAssetReference | null;
          crop: SanityImageCrop | null;
          hotspot: SanityImageHotspot | null;
          alt: string | null;
          caption: string | null;
          color: string | null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "table";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: string | null;
          color: null;
          language: null;
          code: null;
          columns: Array<string> | null;
          rows: Array<
            {
              _key: string;
            } & TableRow
          > | null;
          drawnAs: "bars" | "table" | null;
        }
      | {
          _type: "video";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
          type: "local" | "youtube" | null;
          src: {
            asset?: SanityFileAssetReference;
            media?: unknown;
            _type: "file";
          } | null;
          youtubeId: string | null;
          duration: number | null;
          poster: {
            asset?: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            _type: "image";
          } | null;
          captions: {
            asset?: SanityFileAssetReference;
            media?: unknown;
            _type: "file";
          } | null;
          aspectRatio: "16:9" | "9:16" | null;
        }
    > | null;
    plainContent: ArticleText | null;
  }>;
  jobPosting: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    searchWords: Array<string> | null;
    department: string | null;
    location: string | null;
    employmentType: string | null;
    experienceLevel: string | null;
    applicationDeadline: string | null;
    description: string | null;
    responsibilities: Array<string> | null;
    requirements: Array<string> | null;
    skills: Array<string> | null;
    benefits: Array<string> | null;
  }>;
  newsletterIssue: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    publishDate: string | null;
    preheader: string | null;
    body: Array<
      | {
          _type: "block";
          style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
          listItem: "bullet" | "number" | null;
          level: number | null;
          markDefs: Array<{
            href?: string;
            _type: "link";
            _key: string;
          }> | null;
          children: Array<{
            marks?: Array<string>;
            text?: string;
            _type: "span";
            _key: string;
          }> | null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "codeBlock";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: null;
          color: null;
          language: "css" | "html" | "javascript" | "json" | "text" | null;
          code: string | null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "image";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: SanityImageAssetReference | null;
          crop: SanityImageCrop | null;
          hotspot: SanityImageHotspot | null;
          alt: string | null;
          caption: string | null;
          color: string | null;
          language: null;
          code: null;
          columns: null;
          rows: null;
          drawnAs: null;
        }
      | {
          _type: "table";
          style: null;
          listItem: null;
          level: null;
          markDefs: null;
          children: null;
          asset: null;
          crop: null;
          hotspot: null;
          alt: null;
          caption: string | null;
          color: null;
          language: null;
          code: null;
          columns: Array<string> | null;
          rows: Array<
            {
              _key: string;
            } & TableRow
          > | null;
          drawnAs: "bars" | "table" | null;
        }
    > | null;
  }>;
  page: Array<{
    _id: string;
    title: string | null;
    slug: Slug | null;
    searchWords: Array<string> | null;
    lead: string | null;
    isComposed: false | true;
    sections: Array<
      | {
          _key: string;
          _type: "agencyStory";
          title?: string;
          lead?: string;
          text?: string;
          action?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "beforeAfter";
          title?: string;
          text?: string;
          before?: {
            asset: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            caption?: string;
            _type: "image";
          };
          after?: {
            asset: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            caption?: string;
            _type: "image";
          };
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "callout";
          title?: string;
          text?: string;
          action?: string;
          href?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "chart";
          title?: string;
          text?: string;
          unit?: string;
          bars?: Array<
            {
              _key: string;
            } & ChartBar
          >;
          note?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "chosenProjects";
          title?: string;
          text?: string;
          list?: Array<
            {
              _key: string;
            } & PortfolioReference
          >;
          hidden?: boolean;
          anchor?: string;
          projectDocuments: Array<{
            _id: string;
            title: string | null;
            slug: Slug | null;
            status: "archived" | "published" | null;
            publishDate: string | null;
            tags: Array<string> | null;
            summary: string | null;
            motif: string | null;
            metrics: Array<
              {
                _key: string;
              } & Metric
            > | null;
            client: ClientReference | string | null;
            coverImage: {
              asset: SanityImageAssetReference | null;
              crop: SanityImageCrop | null;
              hotspot: SanityImageHotspot | null;
              color: string | null;
            } | null;
          }> | null;
        }
      | {
          _key: string;
          _type: "clientLogos";
          title?: string;
          text?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "clientVoices";
          title?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "contactForm";
          title?: string;
          formTitle?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "embed";
          title?: string;
          url?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "eventFacts";
          title?: string;
          start?: string;
          end?: string;
          place?: string;
          address?: string;
          price?: string;
          action?: string;
          href?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "features";
          title?: string;
          benefits?: Array<
            {
              _key: string;
            } & Benefit
          >;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "figureList";
          title?: string;
          figures?: Array<
            {
              _key: string;
            } & Metric
          >;
          note?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "film";
          title?: string;
          video?: Video;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "frameStrip";
          title?: string;
          text?: string;
          pictures?: Array<{
            asset?: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            caption?: string;
            _type: "image";
            _key: string;
          }>;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "howItWorks";
          title?: string;
          steps?: Array<
            {
              _key: string;
            } & WorkStep
          >;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "introduction";
          verbs?: string;
          promise?: string;
          text?: string;
          services?: Array<
            {
              _key: string;
            } & ServiceReference
          >;
          hidden?: boolean;
          anchor?: string;
          announcedServices: Array<{
            _id: string;
            title: string | null;
            slug: Slug | null;
            status: "active" | "inactive" | null;
            entry: {
              priceRange: string | null;
              timeline: string | null;
            } | null;
          }> | null;
        }
      | {
          _key: string;
          _type: "jobList";
          title?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "latestPosts";
          title?: string;
          category?: CategoryReference;
          hidden?: boolean;
          anchor?: string;
          categoryDocument: {
            _id: string;
            name: string | null;
          } | null;
        }
      | {
          _key: string;
          _type: "latestProjects";
          title?: string;
          service?: ServiceReference;
          hidden?: boolean;
          anchor?: string;
          deliveredService: {
            _id: string;
            status: "active" | "inactive" | null;
            caseStudies: Array<string> | null;
            portfolioTags: Array<string> | null;
          } | null;
        }
      | {
          _key: string;
          _type: "milestoneList";
          title?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "missionVision";
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "newsletterForm";
          title?: string;
          text?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "offers";
          title?: string;
          text?: string;
          list?: Array<
            {
              _key: string;
            } & Offer
          >;
          hidden?: boolean;
          anchor?: string;
          servicePages: Array<
            | {
                _id: string;
                _type: "page";
                slug: Slug | null;
                status: null;
              }
            | {
                _id: string;
                _type: "service";
                slug: Slug | null;
                status: "active" | "inactive" | null;
              }
            | null
          > | null;
        }
      | {
          _key: string;
          _type: "packageList";
          title?: string;
          service?: ServiceReference;
          hidden?: boolean;
          anchor?: string;
          offering: {
            _id: string;
            title: string | null;
            slug: Slug | null;
            status: "active" | "inactive" | null;
            packages: Array<
              {
                _key: string;
              } & ServicePackage
            > | null;
            noPopularPackage: boolean | null;
          } | null;
        }
      | {
          _key: string;
          _type: "perkList";
          title?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "pictureGallery";
          title?: string;
          pictures?: Array<{
            asset?: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            caption?: string;
            _type: "image";
            _key: string;
          }>;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "pictureText";
          title?: string;
          text?: string;
          picture?: {
            asset?: SanityImageAssetReference;
            media?: unknown;
            hotspot?: SanityImageHotspot;
            crop?: SanityImageCrop;
            alt?: string;
            _type: "image";
          };
          side?: "left" | "right";
          action?: string;
          href?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "questionList";
          title?: string;
          text?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "serviceList";
          title?: string;
          text?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "teamPortraits";
          title?: string;
          text?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "valueList";
          title?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "visitFacts";
          title?: string;
          hidden?: boolean;
          anchor?: string;
        }
      | {
          _key: string;
          _type: "writtenText";
          title?: string;
          body: Array<
            | {
                _type: "articleButton";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                action: string | null;
                href: string | null;
              }
            | {
                _type: "articleEmbed";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                title: string | null;
                url: string | null;
              }
            | {
                _type: "articleGallery";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                pictures: Array<{
                  asset?: SanityImageAssetReference;
                  media?: unknown;
                  hotspot?: SanityImageHotspot;
                  crop?: SanityImageCrop;
                  alt?: string;
                  caption?: string;
                  _type: "image";
                  _key: string;
                }> | null;
              }
            | {
                _type: "articleNote";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                title: string | null;
                text: string | null;
              }
            | {
                _type: "block";
                style: "blockquote" | "h2" | "h3" | "h4" | "normal" | null;
                listItem: "bullet" | "number" | null;
                level: number | null;
                markDefs: Array<{
                  href?: string;
                  _type: "link";
                  _key: string;
                }> | null;
                children: Array<{
                  marks?: Array<string>;
                  text?: string;
                  _type: "span";
                  _key: string;
                }> | null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
              }
            | {
                _type: "codeBlock";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language:
                  "css" | "html" | "javascript" | "json" | "text" | null;
                code: string | null;
                columns: null;
                rows: null;
                drawnAs: null;
              }
            | {
                _type: "divider";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
              }
            | {
                _type: "image";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: SanityImageAssetReference | null;
                crop: SanityImageCrop | null;
                hotspot: SanityImageHotspot | null;
                alt: string | null;
                caption: string | null;
                color: string | null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
              }
            | {
                _type: "table";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: string | null;
                color: null;
                language: null;
                code: null;
                columns: Array<string> | null;
                rows: Array<
                  {
                    _key: string;
                  } & TableRow
                > | null;
                drawnAs: "bars" | "table" | null;
              }
            | {
                _type: "video";
                style: null;
                listItem: null;
                level: null;
                markDefs: null;
                children: null;
                asset: null;
                crop: null;
                hotspot: null;
                alt: null;
                caption: null;
                color: null;
                language: null;
                code: null;
                columns: null;
                rows: null;
                drawnAs: null;
                type: "local" | "youtube" | null;
                src: {
                  asset?: SanityFileAssetReference;
                  media?: unknown;
                  _type: "file";
                } | null;
                youtubeId: string | null;
                duration: number | null;
                poster: {
                  asset?: SanityImageAssetReference;
                  media?: unknown;
                  hotspot?: SanityImageHotspot;
                  crop?: SanityImageCrop;
                  alt?: string;
                  _type: "image";
                } | null;
                captions: {
                  asset?: SanityFileAssetReference;
                  media?: unknown;
                  _type: "file";
                } | null;
                aspectRatio: "16:9" | "9:16" | null;
              }
          > | null;
          hidden?: boolean;
          anchor?: string;
        }
    > | null;
  }>;
};

// Query TypeMap
declare global {
  interface SanityQueries {
    '*[_type == "questions" && _id == "questions"][0]{\n  title,\n  text,\n  faqs\n}': QUESTIONS_QUERY_RESULT;
    '*[_type == "clients" && _id == "clients"][0]{\n  title,\n  text,\n  logos,\n  "linkedClients": logos[]->{_id, name, logo},\n  testimonialsTitle,\n  figures,\n  testimonials,\n  "companies": testimonials[].company->{_id, name}\n}': CLIENTS_QUERY_RESULT;
    '*[_type == "about" && _id == "about"][0]{\n  title, introduction, mission, vision, sectors,\n  storyTitle, milestones,\n  valuesTitle, testimonialsTitle, visitTitle,\n  seoTitle, seoDescription, socialImage{asset, crop, hotspot, alt}\n}': ABOUT_QUERY_RESULT;
    '*[_type == "clients" && _id == "clients"][0]{\n    testimonials, "companies": testimonials[].company->{_id, name}\n  }': ABOUT_TESTIMONIALS_QUERY_RESULT;
    '*[_type == "settings" && _id == "settings"][0]{\n  bar,\n  "page": bar.page->{_type, slug, publishDate},\n  "pages": bar.pages[]->{_type, slug, publishDate}\n}': ANNOUNCEMENT_BAR_QUERY_RESULT;
    '*[_type == "brand" && _id == "brand"][0]{ colors, typefaces, drawings, logo, logoOnNight, "isOpaque": logo.asset->metadata.isOpaque }': BRAND_QUERY_RESULT;
    '{\n  "subjects": *[_type == "contact" && _id == "contact"][0].subjects,\n  "budgets": *[_type == "contact" && _id == "contact"][0].budgets,\n  "services": *[_type == "service" && status == "active"] | order(featured desc, title asc).title\n}': CONTACT_CHOICES_QUERY_RESULT;
    '\n  *[_type == "newsletterIssue" && defined(publishDate)]\n    | order(publishDate desc, _id asc)[0...120] { _id, subject, preheader, slug, publishDate }\n': ISSUES_QUERY_RESULT;
    '\n  *[_type == "newsletterIssue" && ($preview || defined(publishDate))\n      && (slug.current == $slug || slug == $slug)]\n    | order(publishDate desc, _id asc)[0] {\n  _id, subject, preheader, slug, publishDate, body[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs},\n  "posts": posts[]->{_id, title, slug, publishDate, "summary": excerpt, coverImage{asset, crop, hotspot, alt}},\n  "projects": projects[]->{_id, title, slug, publishDate, status, summary, coverImage{asset, crop, hotspot, alt}}\n}\n': ISSUE_QUERY_RESULT;
    '*[_type == "newsletterIssue" && _id == $id][0] {\n  _id, subject, preheader, slug, publishDate, body[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs},\n  "posts": posts[]->{_id, title, slug, publishDate, "summary": excerpt, coverImage{asset, crop, hotspot, alt}},\n  "projects": projects[]->{_id, title, slug, publishDate, status, summary, coverImage{asset, crop, hotspot, alt}}\n}': ISSUE_BY_ID_QUERY_RESULT;
    '*[_type == "careers" && _id == "careers"][0]{\n  applicationTitle, applicationText, applicationSent, jobSentTitle, jobSentText\n}': APPLICATIONS_QUERY_RESULT;
    '*[_type == "careers" && _id == "careers"][0]{\n  heroTitle, heroText, values, perks, seoTitle, seoDescription, socialImage{asset, crop, hotspot, alt}\n}': CAREERS_QUERY_RESULT;
    '\n  *[_type == "jobPosting" && isActive == true] | order(_createdAt desc, _id asc) {\n    _id, title, slug, department, location, employmentType, experienceLevel, featured,\n    applicationDeadline\n  }\n': JOB_LIST_QUERY_RESULT;
    '{\n  "item": *[_type == "jobPosting" && isActive == true && (slug.current == $slug || slug == $slug)]\n    | order(_createdAt desc, _id asc) [0] {\n    _id, _createdAt, title, slug, department, location, employmentType, experienceLevel, featured,\n    applicationDeadline, salaryRange, description, responsibilities, requirements, skills, benefits,\n    contactEmail, seoTitle, seoDescription, socialImage{asset, crop, hotspot, alt}\n  },\n  "newest": *[_type == "jobPosting" && isActive == true] | order(_createdAt desc, _id asc)[0...16] {\n    _id, title, slug, department, location, employmentType, experienceLevel, applicationDeadline\n  }\n}': JOB_BY_SLUG_QUERY_RESULT;
    '{\n  "texts": *[_type == "newsletter" && _id == "newsletter"][0]{\n    title, introduction, checkTitle, checkText, checkNote\n  },\n  "hasIssues": defined(*[_type == "newsletterIssue" && defined(publishDate)][0]._id)\n}': NEWSLETTER_BOX_QUERY_RESULT;
    '*[_type == "newsletter" && _id == "newsletter"][0]{\n  archiveTitle, seoTitle, seoDescription, socialImage{asset, crop, hotspot, alt}\n}': NEWSLETTER_PAGE_QUERY_RESULT;
    '*[_type == "newsletter" && _id == "newsletter"][0]{\n  confirmTitle, confirmText, confirmedTitle, confirmedText, confirmedBeforeTitle, confirmedBeforeText,\n  leaveTitle, leaveText, leftTitle, leftText\n}': NEWSLETTER_LINKS_QUERY_RESULT;
    '{\n  "people": *[_type == "person"] | order(_id asc) {_id, name, role, portrait, bio},\n  "typed": array::unique(*[_type == "blogPost" && author > ""].author)\n}': PEOPLE_QUERY_RESULT;
    '\n  *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > "")) && (author in $names || author._ref in $ids)]\n    | order(publishDate desc, _id asc)[0...40] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured}\n': AUTHOR_POSTS_QUERY_RESULT;
    '\n  array::unique(*[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))\n    && (dateTime(publishDate) > dateTime(now())) != true]{"author": coalesce(author->name, author)}.author)\n': SIGNED_QUERY_RESULT;
    '{\n  "all": *[_type == "category"] | order(name asc, _id asc) {_id, name, slug},\n  "blog": *[_type == "blog" && _id == "blog"][0]{categories},\n  "typed": array::unique(*[_type == "blogPost" && category > ""].category)\n}': BLOG_CATEGORIES_QUERY_RESULT;
    '*[_type == "blogPost" && _id in $ids] {\n  _id, excerpt, motif, "author": coalesce(author->name, author), readTime,\n  "words": select(readTime > 0 => 0, count(string::split(coalesce(pt::text(content), content), " "))),\n  coverImage{asset, crop, hotspot, alt, "color": asset->metadata.palette.dominant.background}\n}': BLOG_POSTS_QUERY_RESULT;
    'array::unique(*[_type == "blogPost"].tags[])': WRITTEN_TAGS_QUERY_RESULT;
    '{\n  "total": count(*[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))\n    && (dateTime(publishDate) > dateTime($until)) != true && array::intersects(tags, $spellings)]),\n  "latest": *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))\n    && (dateTime(publishDate) > dateTime($until)) != true && array::intersects(tags, $spellings)]\n    | order(publishDate desc, _id asc)[0].tags,\n  "posts": *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))\n    && (dateTime(publishDate) > dateTime($until)) != true && array::intersects(tags, $spellings)]\n    | order(publishDate desc, _id asc)[$start...$end] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured}\n}': TAG_QUERY_RESULT;
    '\n  *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))\n    && (dateTime(publishDate) > dateTime($until)) != true && count(tags) > 0] | order(publishDate desc, _id asc)[0...5000].tags\n': TAGGED_QUERY_RESULT;
    '*[_type == "blog" && _id == "blog"][0]{\n  title, introduction, readersTitle, readers, "companies": readers[].company->{_id, name},\n  takesComments, takesLikes, commentsText, commentSent, callTitle, callText, seoTitle, seoDescription,\n  socialImage{asset, crop, hotspot, alt}\n}': BLOG_QUERY_RESULT;
    '{\n  "all": count(*[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))\n    && (dateTime(publishDate) > dateTime($until)) != true]),\n  "found": count(*[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))\n    && (dateTime(publishDate) > dateTime($until)) != true && ($categories == null || category in $categories || category._ref == $category)]),\n  "top": *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))\n    && (dateTime(publishDate) > dateTime($until)) != true && featured == true] | order(publishDate desc, _id asc)[0...6] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured},\n  "nameless": *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > "")) != true][0...12] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured}\n}': BLOG_FRONT_QUERY_RESULT;
    '\n  *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))\n    && (dateTime(publishDate) > dateTime($until)) != true && ($categories == null || category in $categories || category._ref == $category) && !(_id in $above)]\n    | order(publishDate desc, _id asc)[$start...$end] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured}\n': BLOG_PAGE_QUERY_RESULT;
    '\n  *[_type == "blogPost" && (title > "" && (slug > "" || slug.current > ""))\n    && (dateTime(publishDate) > dateTime($until)) != true && ($categories == null || category in $categories || category._ref == $category)] | order(publishDate desc, _id asc) {\n    _id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured, excerpt, "author": coalesce(author->name, author)\n  }\n': BLOG_SEARCHED_QUERY_RESULT;
    '\n  *[_type == "portfolio" && status != "archived" && (publishDate > $date || (publishDate == $date && _id < $id) || ($date != null && publishDate == null))]\n    | order(publishDate asc, _id desc)[0...4] {_id, title, slug, publishDate, tags, summary, motif}\n': NEWER_PROJECTS_QUERY_RESULT;
    '\n  *[_type == "portfolio" && status != "archived" && (publishDate < $date || (publishDate == $date && _id > $id) || ($date == null && publishDate >= ""))]\n    | order(publishDate desc, _id asc)[0...4] {_id, title, slug, publishDate, tags, summary, motif}\n': OLDER_PROJECTS_QUERY_RESULT;
    '\n  *[_type == "portfolio" && status != "archived" && _id in $ids] {\n    _id, "client": coalesce(client->name, client),\n    coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}\n  }\n': PORTFOLIO_COVERS_QUERY_RESULT;
    '\n  *[_type == "portfolio" && status != "archived"] | order(publishDate desc, _id asc) {\n    _id, title, slug, publishDate, "client": coalesce(client->name, client), timeline, summary, motif, tags, featured,\n    coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background},\n    video{type, src{asset}, duration, aspectRatio,\n      poster{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}}\n  }\n': PORTFOLIO_LIST_QUERY_RESULT;
    '\n  *[_type == "portfolio" && status != "archived" && (slug.current == $slug || slug == $slug)]\n    | order(publishDate desc, _id asc) [0] {\n    _id, title, slug, publishDate, tags, "client": coalesce(client->name, client), summary, motif, description, timeline, role, techStack,\n    problem, solution, results, metrics, testimonial, credits, palette,\n    "company": coalesce(testimonial.company->name, testimonial.company), projectUrl, githubUrl, seoTitle, seoDescription,\n    socialImage{asset, crop, hotspot, alt},\n    coverImage{asset, crop, hotspot, alt, "lqip": asset->metadata.lqip,\n      "color": asset->metadata.palette.dominant.background},\n    video{type, src{asset}, youtubeId, duration, aspectRatio, captions{asset},\n      poster{asset, crop, hotspot, alt, "color": asset->metadata.palette.dominant.background}},\n    gallery[]{type, alt, caption, videoFile{asset},\n      src{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}}\n  }\n': PORTFOLIO_BY_SLUG_QUERY_RESULT;
    '\n  *[_type == "redirect"] | order(_id asc)[0...20000]{ _id, from, to, isTemporary }\n': REDIRECTS_QUERY_RESULT;
    '\n  *[_type == "portfolio" && status != "archived"] | order(publishDate desc, _id asc)\n    [0...12] {_id, title, slug, publishDate, tags, summary, motif}\n': LATEST_PROJECTS_QUERY_RESULT;
    '\n  *[_type == "portfolio" && status != "archived" && _id in $chosen] {_id, title, slug, publishDate, tags, summary, motif}\n': CHOSEN_PROJECTS_QUERY_RESULT;
    'array::unique(*[_type == "portfolio" && status != "archived"].tags[])': PROJECT_TAGS_QUERY_RESULT;
    '\n  *[_type == "portfolio" && status != "archived" && array::intersects(tags, $spellings)]\n    | order(count($words[array::intersects(spellings, ^.tags)]) desc, publishDate desc, _id asc)\n    [0...12] {_id, title, slug, publishDate, tags, summary, motif}\n': PROJECTS_IN_COMMON_QUERY_RESULT;
    '*[_type == "service" && status == "active" && defined(slug.current)]\n    | order(featured desc, title asc)[0...5]{ _id, title, slug }': SERVICE_NAMES_QUERY_RESULT;
    '*[_type == "service" && status == "active" && defined(packages)].packages[].priceRange': PRICES_QUERY_RESULT;
    '\n  *[_type == "service" && status == "active"] | order(_id asc) {\n    _id, title, slug, featured, icon, portfolioTags, outcome, description, benefits, "price": packages[0].priceRange,\n    coverImage{asset, crop, hotspot, alt, "color": asset->metadata.palette.dominant.background}\n  }\n': SERVICES_QUERY_RESULT;
    '\n  *[_type == "service" && status == "active" && (slug.current == $slug || slug == $slug)]\n    | order(_id asc)[0] {\n    _id, title, slug, subtitle, outcome, description, benefits, icon, proofStat, packages, noPopularPackage, process, faqs,\n    testimonials, "companies": testimonials[].company->{_id, name}, cta, portfolioTags, seoTitle, seoDescription,\n    coverImage{asset, crop, hotspot}, socialImage{asset, crop, hotspot, alt},\n    video{type, src{asset}, youtubeId, duration, aspectRatio, captions{asset}, poster{asset, crop, hotspot, alt}},\n    "caseStudies": caseStudies[]._ref,\n    "relatedServices": relatedServices[]->{ _id, title, slug, outcome, status },\n    "relatedBlogPosts": relatedBlogPosts[]->{ _id, title, slug, excerpt, publishDate }\n  }\n': SERVICE_BY_SLUG_QUERY_RESULT;
    '*[_type == "settings" && _id == "settings"][0]{\n  agencyName,\n  tagline,\n  city,\n  announcement,\n  socialLinks,\n  email,\n  phone,\n  whatsappNumber,\n  addressLines,\n  mapQuery,\n  location,\n  openingHours,\n  phoneHours,\n  openingExceptions,\n  referenceText,\n  claims\n}': SETTINGS_QUERY_RESULT;
    '*[_type == "settings" && _id == "settings"][0]{\n    "messages": claims.response, "applications": claims.applicationResponse\n  }': RESPONSE_TIMES_QUERY_RESULT;
    '*[_type == "settings" && _id == "settings"][0]{ offParts }': OFF_PARTS_QUERY_RESULT;
    '*[_type == "settings" && _id == "settings"][0]{trade, city, "response": claims.response}': OPENING_WORDS_QUERY_RESULT;
    '*[_type == "team" && _id == "team"][0]{\n  title,\n  text,\n  members,\n  "people": members[]->{_id, name, role, portrait, bio},\n  values\n}': TEAM_QUERY_RESULT;
    '[\n  ...*[_type in ["portfolio", "service", "blogPost", "jobPosting", "newsletterIssue", "page"] && defined(slug)\n    && (_type != "portfolio" || status != "archived")\n    && (_type != "service" || status == "active")\n    && (_type != "jobPosting" || isActive == true)\n    && (_type != "newsletterIssue" || defined(publishDate))\n    && (_type != "page" || listed != false)] | order(_type asc, _id asc){ _id, _type, slug, publishDate, applicationDeadline },\n  ...*[_type == "page" && listed == false && defined(slug)]{ _id, _type, slug, publishDate, applicationDeadline }\n]': PUBLISHED_PAGES_QUERY_RESULT;
    'count(*[_type in ["portfolio", "service", "blogPost", "jobPosting", "newsletterIssue", "page"] && defined(slug)\n    && (_type != "portfolio" || status != "archived")\n    && (_type != "service" || status == "active")\n    && (_type != "jobPosting" || isActive == true)\n    && (_type != "newsletterIssue" || defined(publishDate))\n    && (_type != "page" || listed != false)])': SITEMAP_SIZE_QUERY_RESULT;
    '\n  *[_type in ["portfolio", "service", "blogPost", "jobPosting", "newsletterIssue", "page"] && defined(slug)\n    && (_type != "portfolio" || status != "archived")\n    && (_type != "service" || status == "active")\n    && (_type != "jobPosting" || isActive == true)\n    && (_type != "newsletterIssue" || defined(publishDate))\n    && (_type != "page" || listed != false)]\n    | order(_type asc, _id asc)[$start...$end]{\n      _id, _type, title, slug, summary, publishDate, applicationDeadline, _updatedAt,\n      coverImage{asset, crop, hotspot},\n      gallery[]{src{asset, crop}},\n      "inText": coalesce(content, body)[_type == "image"]{asset, crop},\n      video{type, src{asset}, youtubeId, duration, poster{asset, crop, hotspot}}\n    }\n': SITEMAP_QUERY_RESULT;
    '\n  *[_type == "blogPost" && ($categories == null || category in $categories || category._ref == $category)] | order(publishDate desc, _id asc)[0...30] {\n    _id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured, _updatedAt, content[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs,\n  _type == "articleButton" => {action, href},\n  _type == "articleEmbed" => {title, url},\n  _type == "articleNote" => {title, text},\n  _type == "articleGallery" => {pictures},\n  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}\n}, "plainContent": select(count(content) == null => content)\n  }\n': FEED_QUERY_RESULT;
    '\n  *[_type == "blogPost" && (slug.current == $slug || slug == $slug)]\n    | order(publishDate desc, _id asc) [0] {\n    _id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured, content[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs,\n  _type == "articleButton" => {action, href},\n  _type == "articleEmbed" => {title, url},\n  _type == "articleNote" => {title, text},\n  _type == "articleGallery" => {pictures},\n  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}\n}, "plainContent": select(count(content) == null => content)\n  }\n': POST_MARKDOWN_QUERY_RESULT;
    '*[_id in $ids]{\n  _id, _type, "title": coalesce(title, subject), slug, status, isActive, publishDate\n}': TARGETS_QUERY_RESULT;
    '*[_type == "navigation" && _id == "navigation"][0]{\n  home, services, work, about, blog, careers, contact, header, action, footer, legal\n}': NAVIGATION_QUERY_RESULT;
    '*[_type == "whatsapp" && _id == "whatsapp"][0]{\n  greeting,\n  suggestions[]{page, messages[]{"id": _key, text, slug}},\n  "general": [\n    availability{"id": "availability", text, slug},\n    collaboration{"id": "collaboration", text, slug}\n  ]\n}': WHATSAPP_QUERY_RESULT;
    '\n  *[_type == "portfolio" && status != "archived" && (slug.current == $slug || slug == $slug)]\n    | order(publishDate desc, _id asc) [0] {_id, "isComposed": defined(sections), "sections": sections[hidden != true]{\n  ...,\n  _type == "introduction" => {"announcedServices": services[]->{_id, title, slug, status, "entry": packages[0]{priceRange, timeline}}},\n  _type == "chosenProjects" => {"projectDocuments": list[]->{\n  _id, title, slug, status, publishDate, tags, summary, motif, metrics, "client": coalesce(client->name, client),\n  coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}\n}},\n  _type == "offers" => {"servicePages": list[].service->{_id, _type, slug, status}},\n  _type == "writtenText" => {"body": body[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs,\n  _type == "articleButton" => {action, href},\n  _type == "articleEmbed" => {title, url},\n  _type == "articleNote" => {title, text},\n  _type == "articleGallery" => {pictures},\n  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}\n}},\n  _type == "packageList" => {"offering": service->{_id, title, slug, status, packages, noPopularPackage}},\n  _type == "latestPosts" => {"categoryDocument": category->{_id, name}},\n  _type == "latestProjects" => {"deliveredService": service->{_id, status, "caseStudies": caseStudies[]._ref, portfolioTags}}\n}}\n': CHAPTERS_QUERY_RESULT;
    '*[_type == "settings" && _id == "settings"][0].location': LOCATION_QUERY_RESULT;
    '*[_type == "contact" && _id == "contact"][0]{\n  title, introduction, formTitle, sentTitle, sentText, sentNote, seoTitle, seoDescription,\n  socialImage{asset, crop, hotspot, alt}\n}': CONTACT_QUERY_RESULT;
    '*[_type == "service" && status == "active" && (slug.current == $slug || slug == $slug)]\n    | order(_id asc)[0]{ _id, title, category, packages[]{name} }': SERVICE_REQUEST_QUERY_RESULT;
    '*[_type == "home" && _id == "home"][0]{\n  heroTitle,\n  heroText,\n  heroPrimaryAction,\n  heroSecondaryAction,\n  "isComposed": defined(sections), "sections": sections[hidden != true]{\n  ...,\n  _type == "introduction" => {"announcedServices": services[]->{_id, title, slug, status, "entry": packages[0]{priceRange, timeline}}},\n  _type == "chosenProjects" => {"projectDocuments": list[]->{\n  _id, title, slug, status, publishDate, tags, summary, motif, metrics, "client": coalesce(client->name, client),\n  coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}\n}},\n  _type == "offers" => {"servicePages": list[].service->{_id, _type, slug, status}},\n  _type == "writtenText" => {"body": body[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs,\n  _type == "articleButton" => {action, href},\n  _type == "articleEmbed" => {title, url},\n  _type == "articleNote" => {title, text},\n  _type == "articleGallery" => {pictures},\n  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}\n}},\n  _type == "packageList" => {"offering": service->{_id, title, slug, status, packages, noPopularPackage}},\n  _type == "latestPosts" => {"categoryDocument": category->{_id, name}},\n  _type == "latestProjects" => {"deliveredService": service->{_id, status, "caseStudies": caseStudies[]._ref, portfolioTags}}\n},\n  "introduction": coalesce(introduction{..., "announcedServices": services[]->{_id, title, slug, status, "entry": packages[0]{priceRange, timeline}}}, introduction),\n  "projects": coalesce(projects{..., "projectDocuments": list[]->{\n  _id, title, slug, status, publishDate, tags, summary, motif, metrics, "client": coalesce(client->name, client),\n  coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}\n}}, projects),\n  features,\n  "services": coalesce(services{..., "servicePages": list[].service->{_id, _type, slug, status}}, services),\n  content,\n  howItWorks,\n  contactTitle,\n  formTitle,\n  seoTitle,\n  seoDescription,\n  socialImage{asset, crop, hotspot, alt}\n}': HOME_QUERY_RESULT;
    'count(*[_type == "portfolio" && status != "archived"][0...1]) > 0': HAS_WORK_QUERY_RESULT;
    '*[_type == "legal" && _id == "legal"][0]{\n  title, introduction, version, effectiveDate, cndpNumber, seoTitle, seoDescription,\n  socialImage{asset, crop, hotspot, alt},\n  legalNotice{summary, figures, body[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs}},\n  privacyPolicy{summary, figures, body[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs}},\n  termsOfSale{summary, figures, body[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs}},\n  cookiePolicy{summary, figures, body[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs}}\n}': LEGAL_QUERY_RESULT;
    '\n  *[_type in ["portfolio", "service", "blogPost", "jobPosting", "newsletterIssue", "page"] && defined(slug)\n    && (_type != "portfolio" || status != "archived")\n    && (_type != "service" || status == "active")\n    && (_type != "jobPosting" || isActive == true)\n    && (_type != "newsletterIssue" || defined(publishDate))\n    && (_type != "page" || listed != false)]\n    | order(_type asc, _id asc)[0...500]{\n      _id, _type, "title": coalesce(title, subject), slug, publishDate\n    }\n': NAMED_DOCUMENTS_QUERY_RESULT;
    '*[_type == "notFound" && _id == "notFound"][0]{\n  title, text, nearTitle, seoTitle\n}': NOT_FOUND_QUERY_RESULT;
    '{\n  "page": *[_type == "page" && slug.current == $path] | order(_createdAt asc, _id asc)[0]{\n    _id, title, lead, action, ground, listed, "isComposed": defined(sections), "sections": sections[hidden != true]{\n  ...,\n  _type == "introduction" => {"announcedServices": services[]->{_id, title, slug, status, "entry": packages[0]{priceRange, timeline}}},\n  _type == "chosenProjects" => {"projectDocuments": list[]->{\n  _id, title, slug, status, publishDate, tags, summary, motif, metrics, "client": coalesce(client->name, client),\n  coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}\n}},\n  _type == "offers" => {"servicePages": list[].service->{_id, _type, slug, status}},\n  _type == "writtenText" => {"body": body[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs,\n  _type == "articleButton" => {action, href},\n  _type == "articleEmbed" => {title, url},\n  _type == "articleNote" => {title, text},\n  _type == "articleGallery" => {pictures},\n  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}\n}},\n  _type == "packageList" => {"offering": service->{_id, title, slug, status, packages, noPopularPackage}},\n  _type == "latestPosts" => {"categoryDocument": category->{_id, name}},\n  _type == "latestProjects" => {"deliveredService": service->{_id, status, "caseStudies": caseStudies[]._ref, portfolioTags}}\n}, seoTitle, seoDescription,\n    picture{asset, crop, hotspot, alt, "color": asset->metadata.palette.dominant.background},\n    socialImage{asset, crop, hotspot, alt}\n  },\n  "above": *[_type == "page" && slug.current in $above]{_id, title, slug}\n}': PAGE_QUERY_RESULT;
    '\n  *[_type == "blogPost" && (slug.current == $slug || slug == $slug)]\n    | order(publishDate desc, _id asc) [0] {\n    _id, _updatedAt, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured,\n    "categorySlug": category->slug.current, "person": author->{_id, name, role, portrait, bio},\n    content[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs,\n  _type == "articleButton" => {action, href},\n  _type == "articleEmbed" => {title, url},\n  _type == "articleNote" => {title, text},\n  _type == "articleGallery" => {pictures},\n  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}\n}, "plainContent": select(count(content) == null => content), "related": relatedBlogPosts[]._ref, seoTitle, seoDescription,\n    socialImage{asset, crop, hotspot, alt}\n  }\n': BLOG_POST_QUERY_RESULT;
    '{\n  "post": *[_type == "blogPost" && (slug.current == $slug || slug == $slug)]\n    | order(publishDate desc, _id asc) [0] {_id, title, publishDate},\n  "blog": *[_type == "blog" && _id == "blog"][0]{takesComments, takesLikes}\n}': POST_SUBJECT_QUERY_RESULT;
    '*[_type == "blogPost" && _id in $chosen] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured}': CHOSEN_POSTS_QUERY_RESULT;
    '{\n  "tags": array::unique(*[_type == "blogPost"].tags[]),\n  "categories": array::unique(*[_type == "blogPost" && category > ""].category),\n  "documents": *[_type == "category"]{_id, name},\n  "latest": *[_type == "blogPost"] | order(publishDate desc, _id asc)[0...12] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured}\n}': BLOG_WORDS_QUERY_RESULT;
    '{\n  "byTags": *[_type == "blogPost" && array::intersects(tags, $spellings)] | order(\n      count($words[array::intersects(spellings, ^.tags)])\n        + select(category in $categories || category._ref == $category => 1, 0) desc,\n      publishDate desc, _id asc)[0...12] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured},\n  "byCategory": *[_type == "blogPost" && (category in $categories || category._ref == $category)]\n    | order(publishDate desc, _id asc)[0...12] {_id, title, slug, publishDate, "category": coalesce(category->name, category), tags, featured}\n}': POSTS_IN_COMMON_QUERY_RESULT;
    '*[_type == "sentRequest" && _id == "sentRequest"][0]{\n  newTitle, inProgressTitle, promiseText, overdueText, answeredTitle, answeredText, closedTitle,\n  closedText, withdrawnTitle, withdrawnText, erasedTitle, erasedText, goneTitle, goneText, seoTitle\n}': SENT_REQUEST_QUERY_RESULT;
    '*[_type == "services" && _id == "services"][0]{\n  title, introduction, listTitle, listText, callTitle, seoTitle, seoDescription,\n  socialImage{asset, crop, hotspot, alt}\n}': SERVICES_PAGE_QUERY_RESULT;
    '*[_type == "work" && _id == "work"][0]{\n  title, satisfiedClients, reelsTitle, reelsText, featuredTitle, othersTitle, othersText, callTitle, seoTitle, seoDescription,\n  socialImage{asset, crop, hotspot, alt}\n}': WORK_QUERY_RESULT;
    '{\n  "pages": *[_type in ["portfolio", "service", "blogPost", "jobPosting", "newsletterIssue", "page"] && defined(slug)\n    && (_type != "portfolio" || status != "archived")\n    && (_type != "service" || status == "active")\n    && (_type != "jobPosting" || isActive == true)\n    && (_type != "newsletterIssue" || defined(publishDate))\n    && (_type != "page" || listed != false)]\n    | order(coalesce(publishDate, _createdAt) desc, _id asc){\n      _id, _rev, "names": [author._ref, category._ref, client._ref, testimonial.company._ref]\n    },\n  "names": *[_type in ["person", "category", "client"]]{ _id, _rev }\n}': SEARCH_REVISIONS_QUERY_RESULT;
    '{\n  "portfolio": *[_type == "portfolio" && _id >= $first && _id <= $last && _id in $ids]{\n    _id, title, slug, publishDate, "client": coalesce(client->name, client), summary, motif, coverImage{asset, crop, hotspot}, tags, searchWords, description, problem, solution, results,\n    metrics, role, techStack, testimonial, gallery, credits, "isComposed": defined(sections), "sections": sections[hidden != true]{\n  ...,\n  _type == "introduction" => {"announcedServices": services[]->{_id, title, slug, status, "entry": packages[0]{priceRange, timeline}}},\n  _type == "chosenProjects" => {"projectDocuments": list[]->{\n  _id, title, slug, status, publishDate, tags, summary, motif, metrics, "client": coalesce(client->name, client),\n  coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}\n}},\n  _type == "offers" => {"servicePages": list[].service->{_id, _type, slug, status}},\n  _type == "writtenText" => {"body": body[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs,\n  _type == "articleButton" => {action, href},\n  _type == "articleEmbed" => {title, url},\n  _type == "articleNote" => {title, text},\n  _type == "articleGallery" => {pictures},\n  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}\n}},\n  _type == "packageList" => {"offering": service->{_id, title, slug, status, packages, noPopularPackage}},\n  _type == "latestPosts" => {"categoryDocument": category->{_id, name}},\n  _type == "latestProjects" => {"deliveredService": service->{_id, status, "caseStudies": caseStudies[]._ref, portfolioTags}}\n},\n    "company": coalesce(testimonial.company->name, testimonial.company)\n  },\n  "service": *[_type == "service" && _id >= $first && _id <= $last && _id in $ids]{\n    _id, title, slug, category, portfolioTags, searchWords, icon, coverImage{asset, crop, hotspot}, subtitle, outcome, description, benefits, proofStat,\n    packages, process, faqs\n  },\n  "blogPost": *[_type == "blogPost" && _id >= $first && _id <= $last && _id in $ids]{\n    _id, title, slug, publishDate, "category": coalesce(category->name, category), tags, searchWords, excerpt, motif, coverImage{asset, crop, hotspot}, "author": coalesce(author->name, author), content[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs,\n  _type == "articleButton" => {action, href},\n  _type == "articleEmbed" => {title, url},\n  _type == "articleNote" => {title, text},\n  _type == "articleGallery" => {pictures},\n  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}\n}, "plainContent": select(count(content) == null => content)\n  },\n  "jobPosting": *[_type == "jobPosting" && _id >= $first && _id <= $last && _id in $ids]{\n    _id, title, slug, searchWords, department, location, employmentType, experienceLevel, applicationDeadline,\n    description, responsibilities, requirements, skills, benefits\n  },\n  "newsletterIssue": *[_type == "newsletterIssue" && _id >= $first && _id <= $last && _id in $ids]{\n    _id, "title": subject, slug, publishDate, preheader, body[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs}\n  },\n  "page": *[_type == "page" && _id >= $first && _id <= $last && _id in $ids]{\n    _id, title, slug, searchWords, lead, "isComposed": defined(sections), "sections": sections[hidden != true]{\n  ...,\n  _type == "introduction" => {"announcedServices": services[]->{_id, title, slug, status, "entry": packages[0]{priceRange, timeline}}},\n  _type == "chosenProjects" => {"projectDocuments": list[]->{\n  _id, title, slug, status, publishDate, tags, summary, motif, metrics, "client": coalesce(client->name, client),\n  coverImage{asset, crop, hotspot, "color": asset->metadata.palette.dominant.background}\n}},\n  _type == "offers" => {"servicePages": list[].service->{_id, _type, slug, status}},\n  _type == "writtenText" => {"body": body[]{\n  _type, style, listItem, level, markDefs, children,\n  asset, crop, hotspot, alt, caption, "color": asset->metadata.palette.dominant.background,\n  language, code,\n  columns, rows, drawnAs,\n  _type == "articleButton" => {action, href},\n  _type == "articleEmbed" => {title, url},\n  _type == "articleNote" => {title, text},\n  _type == "articleGallery" => {pictures},\n  _type == "video" => {type, src, youtubeId, duration, poster, captions, aspectRatio}\n}},\n  _type == "packageList" => {"offering": service->{_id, title, slug, status, packages, noPopularPackage}},\n  _type == "latestPosts" => {"categoryDocument": category->{_id, name}},\n  _type == "latestProjects" => {"deliveredService": service->{_id, status, "caseStudies": caseStudies[]._ref, portfolioTags}}\n}\n  }\n}': SEARCH_ROWS_QUERY_RESULT;
  }
}
// Lets @sanity/client releases that predate the global registry read it too
declare module "@sanity/client" {
  interface SanityQueries extends globalThis.SanityQueries {}
}
