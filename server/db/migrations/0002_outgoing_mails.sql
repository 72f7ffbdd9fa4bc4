CREATE TABLE "outgoing_mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"message_key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body_text" text,
	"body_html" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"next_try_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"give_up_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outgoing_mails_waiting" ON "outgoing_mails" USING btree ("next_try_at") WHERE "outgoing_mails"."state" = 'waiting';