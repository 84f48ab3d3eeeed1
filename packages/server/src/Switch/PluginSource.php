<?php
declare( strict_types=1 );

namespace Larder\Switch;

defined( 'ABSPATH' ) || exit;

/**
 * A recipe plugin that a site comes from. It is read from the database alone: the plugin may be gone.
 */
interface PluginSource {

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
	 * Returns recipes that have a row of their own, in ascending order; those that are in the content of posts are found
	 * by {@see self::embeds()}.
	 *
	 * @param int $after Only those whose number is greater.
	 * @return list<int> Numbers within the plugin; each is a key as well.
	 */
	public function next( int $after, int $limit ): array;

	/**
	 * Reads a recipe.
	 *
	 * @param string $key A number of {@see self::next()}, or the key of an {@see Embed}.
	 * @return SourceRecipe|null Null where it is gone.
	 */
	public function recipe( string $key ): ?SourceRecipe;

	/**
	 * Returns texts of which one is in every post that shows a recipe; none where no post can.
	 *
	 * @return list<string>
	 */
	public function needles(): array;

	/**
	 * Finds the recipes that a post shows, in the order of the page.
	 *
	 * @return list<Embed>
	 */
	public function embeds( \WP_Post $post ): array;

	/**
	 * Returns the stars that comments on a post give, by comment.
	 *
	 * @return array<int, float> From 0.5 to 5; comments without stars are left out.
	 */
	public function comment_stars( int $post_id ): array;
}
