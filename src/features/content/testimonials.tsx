import type { Testimonial } from '../../domain/content';
import { langOf } from '../../domain/in-english';
import { plainText, visibleOr } from '../../domain/text';
import { PageBand } from '../../ui/page-band';
import { Pic } from '../../ui/product-picture';
import { Rail } from '../../ui/rail';
import { SectionHead } from '../../ui/section-head';
import { SectionReveal } from '../../ui/section-reveal';
import css from './testimonials.module.css';
import { contentTexts } from './content.texts';

interface TestimonialsProps {
  readonly title: string;
  readonly subTitle: string;
  readonly testimonials: readonly Testimonial[];
}

export function Testimonials({ title, subTitle, testimonials }: TestimonialsProps) {
  const quotes = testimonials
    .map((said) => ({ ...said, words: visibleOr(plainText(said.descriptionHtml), '') }))
    .filter(({ words }) => words !== '');
  if (quotes.length === 0) return null;
  return (
    <PageBand tone="sand" spacing="wide" aria-labelledby="testimonials-title">
      <SectionReveal>
        <SectionHead id="testimonials-title" title={visibleOr(title, contentTexts.clientsSay)} subTitle={subTitle} />
        <Rail label={contentTexts.testimonials} perView="quotes">
          {quotes.map((said, index) => (
            <figure key={index} className={css['card']}>
              <blockquote className={css['words']} lang={langOf(said, 'description')}>
                {said.words}
              </blockquote>
              <figcaption className={css['who']}>
                {said.picture === null ? null : <Pic picture={said.picture} sizes="48px" isDecorative className={css['face']} />}
                <span>
                  <span className={css['name']} lang={langOf(said, 'name')}>
                    {said.name}
                  </span>
                  <span className={css['role']} lang={langOf(said, 'designation')}>
                    {said.designation}
                  </span>
                </span>
              </figcaption>
            </figure>
          ))}
        </Rail>
      </SectionReveal>
    </PageBand>
  );
}
