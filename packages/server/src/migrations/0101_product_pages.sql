-- Which public page tells of a product: its prices, transit and weight rule there are those of the product's rate cards.
alter table channel add column page text;
update channel c set page = p.type from product_page p where p.title_zh = c.name;
