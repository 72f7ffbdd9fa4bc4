export interface PageMetaProps {
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
}

export function PageMeta({ title, description, keywords }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords === undefined || keywords === '' ? null : <meta name="keywords" content={keywords} />}
    </>
  );
}
