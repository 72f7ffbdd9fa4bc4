ALTER TABLE "contact_messages" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_client_id_unique" UNIQUE("client_id");