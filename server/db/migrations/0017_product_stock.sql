CREATE TABLE "product_stock" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"boxes_on_hand" integer,
	"counted_on" text NOT NULL,
	"back_on" text,
	"is_moved" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "boxes_from_stock" integer;--> statement-breakpoint
ALTER TABLE "product_stock" ADD CONSTRAINT "product_stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;