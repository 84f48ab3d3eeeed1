<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * A recipe plugin that a site comes from. It is read from the database alone: the plugin may be gone.
 */
interface Source {

	/**
	 * Returns the name by which programs ask for it: the slug of the plugin.
	 */
	public function id(): string;

	/**
	 * Returns the name that people know.
	 */
	public function label(): string;

	/**
	 * Returns how many recipes it has left; 0 where it never was on the site.
	 */
	public function count(): int;

	/**
	 * Returns recipes in ascending order.
	 *
	 * @param int $after Only those whose number is greater.
	 * @param int $limit How many at most.
	 * @return list<int> Numbers within the plugin.
	 */
	public function next( int $after, int $limit ): array;

	/**
	 * Reads a recipe.
	 *
	 * @param int $number One of {@see self::next()}.
	 * @return SourceRecipe|null Null where it is gone.
	 */
	public function recipe( int $number ): ?SourceRecipe;

	/**
	 * Returns texts of which one stands in every post that shows a recipe.
	 *
	 * @return list<string>
	 */
	public function needles(): array;

	/**
	 * Finds the recipes that a post shows, in the order of the page.
	 *
	 * @param string $content Content of a post.
	 * @return list<Embed>
	 */
	public function embeds( string $content ): array;

	/**
	 * Returns the stars that comments on a post give, by comment.
	 *
	 * @param int $post_id The post.
	 * @return array<int, float> From 0.5 to 5; comments without stars are left out.
	 */
	public function comment_stars( int $post_id ): array;
}
