import { clientAssets } from 'virtual:client-assets';
import { themeColor } from '../../../facts/hospital/look.ts';
import { site } from '../../../facts/hospital/site.ts';
import { icons } from '../../../seo/icons.ts';
import type { PageMetadata } from '../../../seo/page-metadata.ts';
import type { SharedPicture } from '../../../seo/share-image.ts';
import { manifestPath } from '../../../site/addresses.ts';
import { type Language, languageNames, languages } from '../../../site/languages.ts';
import { firstAssets } from './first-assets.ts';

/** Returns a language tag in the Open Graph format: 'en_KE' for 'en-KE'. */
function openGraphLocale(language: Language): string {
  return languages[language].tag.replace('-', '_');
}

/** Returns the Open Graph locales of the page's translations. */
function otherLocales({ language, alternateLanguages }: PageMetadata): string[] {
  return languageNames
    .filter((name) => name !== language)
    .filter((name) => alternateLanguages.some(({ hreflang }) => hreflang === languages[name].tag))
    .map(openGraphLocale);
}

/** The page's share image; X uses the Open Graph title and description. */
function SharedPictureTags({ url, width, height, alt }: SharedPicture) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={url} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}

interface DocumentHeadProps {
  metadata: PageMetadata;
  /** Whether the document uses the standalone stylesheet and no fonts. */
  standalone?: boolean;
}

/**
 * The `<head>` of every page: its metadata and the site's own links. Structured data is at the end
 * of the body.
 */
export function DocumentHead({ metadata, standalone = false }: DocumentHeadProps) {
  const { fonts, stylesheets } = firstAssets(standalone);
  const { title, description, canonical, ogTitle, ogImage, ogType, article, feed } = metadata;
  const robots = [
    metadata.noindex ? 'noindex' : 'index',
    metadata.nofollow ? 'nofollow' : 'follow',
    ...(metadata.noindex ? [] : ['max-image-preview:large']),
  ].join(', ');
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {metadata.keywords.length > 0 && (
        <meta name="keywords" content={metadata.keywords.join(', ')} />
      )}
      <meta name="robots" content={robots} />
      {canonical && <link rel="canonical" href={canonical} />}
      {metadata.alternateLanguages.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {feed && (
        <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.path} />
      )}
      {metadata.preconnect.map((host) => (
        <link key={host} rel="preconnect" href={host} />
      ))}
      {metadata.dnsPrefetch.map((host) => (
        <link key={host} rel="dns-prefetch" href={host} />
      ))}
      {fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      {stylesheets.map((stylesheet) => (
        <link key={stylesheet} rel="stylesheet" href={stylesheet} />
      ))}
      {clientAssets.development.map((source) => (
        <script key={source} type="module" src={source} />
      ))}
      {/* low priority: the page works without it, and styles and the main picture load first */}
      <script type="module" src={clientAssets.entry} fetchPriority="low" />
      <meta name="theme-color" content={themeColor} />
      <meta name="color-scheme" content="light dark" />
      {/* otherwise Safari turns prices and hours into phone links */}
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href={icons.favicon} sizes="32x32" />
      <link rel="icon" href={icons.svg} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icons.appleTouch} />
      <link rel="manifest" href={manifestPath(metadata.language)} />
      <meta property="og:title" content={ogTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={ogType} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
      {article && <meta property="article:section" content={article.section} />}
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={openGraphLocale(metadata.language)} />
      {otherLocales(metadata).map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      {ogImage && <SharedPictureTags {...ogImage} />}
    </head>
  );
}
