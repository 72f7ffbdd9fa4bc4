import * as z from 'zod/mini';
import { calendarDay, type About, type Article, type BannerSlide, type Guide, type Testimonial } from '../domain/content';
import { visibleOr } from '../domain/text';
import { codecOf, listField, readList, reportOddity, withOwnField } from './codec';
import { mediaListCodec } from './wire-product';
import { inEnglishFields, inEnglishFrom, wireInEnglish } from './wire-in-english';
import { factsOf, isMediaAddress, pictureFacts, pictureFrom } from './wire-picture';
import { wireNumber, wirePositiveOrNull, wireSlug, wireText, wireTextOrNull } from './wire-values';
import { wireContentTexts } from './wire-content.texts';

const bannerWire = z.object({
  type: z.enum(['Image', 'Video']),
  image: wireTextOrNull,
  image_facts: pictureFacts,
  tall_image: wireTextOrNull,
  tall_image_facts: pictureFacts,
  video: wireTextOrNull,
  title: wireText,
  subtitle: wireText,
  floor_slug: wireTextOrNull,
  floor_title: wireText,
  floor_price: wirePositiveOrNull,
  floor_image: wireTextOrNull,
  floor_image_facts: pictureFacts,
  in_english: wireInEnglish,
});

/** `tall_image` and the `floor_` fields are additive. */
export const bannerCodec = codecOf(
  z.codec(bannerWire, z.custom<BannerSlide>(), {
    decode: (wire): BannerSlide => ({
      type: wire.type === 'Image' ? 'image' : 'video',
      picture: pictureFrom(wire.image, wire.image_facts),
      tallPicture: wire.tall_image === null ? null : pictureFrom(wire.tall_image, wire.tall_image_facts),
      videoSrc: wire.video !== null && isMediaAddress(wire.video) ? wire.video : null,
      title: wire.title,
      subtitle: wire.subtitle,
      floor:
        wire.floor_slug === null || !z.safeDecode(wireSlug, wire.floor_slug).success
          ? null
          : {
              slug: wire.floor_slug,
              title: visibleOr(wire.floor_title, wireContentTexts.floor),
              priceCentsPerSqft: wire.floor_price,
              picture: pictureFrom(wire.floor_image, wire.floor_image_facts, wire.floor_title),
            },
      ...inEnglishFrom(wire.in_english),
    }),
    encode: (slide) => ({
      type: slide.type === 'image' ? ('Image' as const) : ('Video' as const),
      image: slide.picture.src,
      image_facts: factsOf(slide.picture),
      tall_image: slide.tallPicture?.src ?? null,
      tall_image_facts: slide.tallPicture && factsOf(slide.tallPicture),
      video: slide.videoSrc,
      title: slide.title,
      subtitle: slide.subtitle,
      floor_slug: slide.floor?.slug ?? null,
      floor_title: slide.floor?.title ?? '',
      floor_price: slide.floor?.priceCentsPerSqft ?? null,
      floor_image: slide.floor?.picture.src ?? null,
      floor_image_facts: slide.floor && factsOf(slide.floor.picture),
      ...inEnglishFields(slide),
    }),
  }),
);

const testimonialWire = z.object({
  name: wireText,
  designation: wireText,
  description: wireText,
  in_english: wireInEnglish,
  image: wireTextOrNull,
  image_facts: pictureFacts,
});

export const testimonialCodec = codecOf(
  z.codec(testimonialWire, z.custom<Testimonial>(), {
    decode: (wire) => ({
      name: visibleOr(wire.name, wireContentTexts.client),
      designation: wire.designation,
      descriptionHtml: wire.description,
      picture: wire.image === null ? null : pictureFrom(wire.image, wire.image_facts, wire.name),
      ...inEnglishFrom(wire.in_english),
    }),
    encode: (said) => ({
      name: said.name,
      designation: said.designation,
      description: said.descriptionHtml,
      image: said.picture?.src ?? null,
      image_facts: said.picture && factsOf(said.picture),
      ...inEnglishFields(said),
    }),
  }),
);

const articleWire = z.object({
  newsletter_id: wireNumber,
  slug: wireSlug,
  title: wireText,
  date: wireText,
  image: wireTextOrNull,
  image_facts: pictureFacts,
  thumbnail_image: wireTextOrNull,
  thumbnail_facts: pictureFacts,
  description: wireText,
  in_english: wireInEnglish,
});

export const articleCodec = codecOf(
  z.codec(articleWire, z.custom<Article>(), {
    decode: (wire) => ({
      id: wire.newsletter_id,
      slug: wire.slug,
      title: visibleOr(wire.title, 'News'),
      date: dayFrom(wire.date),
      picture: pictureFrom(wire.image, wire.image_facts, wire.title),
      thumbnail: pictureFrom(wire.thumbnail_image ?? wire.image, wire.thumbnail_facts ?? wire.image_facts, wire.title),
      descriptionHtml: wire.description,
      ...inEnglishFrom(wire.in_english),
    }),
    encode: (article) => ({
      newsletter_id: article.id,
      slug: article.slug,
      title: article.title,
      date: article.date,
      image: article.picture.src,
      image_facts: factsOf(article.picture),
      thumbnail_image: article.thumbnail.src,
      thumbnail_facts: factsOf(article.thumbnail),
      description: article.descriptionHtml,
      ...inEnglishFields(article),
    }),
  }),
);

function dayFrom(text: string): string {
  const day = calendarDay(text);
  if (day === '' && text !== '') reportOddity(`Read as no date: ${text.slice(0, 40)}`);
  return day;
}

const guideWire = z.object({
  installation_id: wireNumber,
  slug: wireSlug,
  title: wireText,
  image: wireTextOrNull,
  image_facts: pictureFacts,
  product_image: listField(mediaListCodec),
  description: wireText,
  in_english: wireInEnglish,
});

export const guideCodec = codecOf(
  z.codec(guideWire, z.custom<Guide>(), {
    decode: (wire) => ({
      id: wire.installation_id,
      slug: wire.slug,
      title: visibleOr(wire.title, wireContentTexts.guide),
      picture: pictureFrom(wire.image, wire.image_facts, wire.title),
      media: readList(mediaListCodec, wire.product_image),
      descriptionHtml: wire.description,
      ...inEnglishFrom(wire.in_english),
    }),
    encode: (guide) => ({
      installation_id: guide.id,
      slug: guide.slug,
      title: guide.title,
      image: guide.picture.src,
      image_facts: factsOf(guide.picture),
      product_image: mediaListCodec.encode(guide.media),
      description: guide.descriptionHtml,
      ...inEnglishFields(guide),
    }),
  }),
);

const aboutWire = z.object({
  image: wireTextOrNull,
  image_facts: pictureFacts,
  banner_title: wireText,
  banner_sub_title: wireText,
  title: wireText,
  sub_title: wireText,
  description: wireText,
  extra: wireText,
  in_english: wireInEnglish,
});

/** `extra` is the block below the others. */
export const aboutCodec = withOwnField(
  aboutWire,
  codecOf(
    z.codec(aboutWire, z.custom<About>(), {
      decode: (wire) => ({
        picture: pictureFrom(wire.image, wire.image_facts),
        bannerTitle: wire.banner_title,
        bannerSubTitle: wire.banner_sub_title,
        title: wire.title,
        subTitle: wire.sub_title,
        descriptionHtml: wire.description,
        extraHtml: wire.extra,
        ...inEnglishFrom(wire.in_english),
      }),
      encode: (about) => ({
        image: about.picture.src,
        image_facts: factsOf(about.picture),
        banner_title: about.bannerTitle,
        banner_sub_title: about.bannerSubTitle,
        title: about.title,
        sub_title: about.subTitle,
        description: about.descriptionHtml,
        extra: about.extraHtml,
        ...inEnglishFields(about),
      }),
    }),
  ),
);
