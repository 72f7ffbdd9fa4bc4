CREATE TABLE "content_translations" (
	"english" text NOT NULL,
	"language" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	CONSTRAINT "content_translations_english_language_pk" PRIMARY KEY("english","language")
);
