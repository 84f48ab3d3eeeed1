<?php
declare( strict_types=1 );

namespace Larder\Taxonomies;

defined( 'ABSPATH' ) || exit;

/**
 * The seven ways to group recipes, under the keys that WP Delicious uses.
 */
enum Taxonomy: string {

	case Course  = 'recipe-course';
	case Cuisine = 'recipe-cuisine';
	case Method  = 'recipe-cooking-method';
	case Tag     = 'recipe-tag';
	case Key     = 'recipe-key';
	case Badge   = 'recipe-badge';
	case Dietary = 'recipe-dietary';

	/**
	 * Returns all keys.
	 *
	 * @return list<string>
	 */
	public static function keys(): array {
		return array_column( self::cases(), 'value' );
	}

	/**
	 * Returns whether terms can have parents.
	 */
	public function is_hierarchical(): bool {
		return match ( $this ) {
			self::Course, self::Cuisine, self::Method => true,
			default => false,
		};
	}

	/**
	 * Returns the key of the setting that holds the slug.
	 */
	public function slug_setting(): string {
		return match ( $this ) {
			self::Course  => 'courseBase',
			self::Cuisine => 'cuisineBase',
			self::Method  => 'cookingMethodBase',
			self::Tag     => 'tagBase',
			self::Key     => 'keyBase',
			self::Badge   => 'badgeBase',
			self::Dietary => 'dietaryBase',
		};
	}

	/**
	 * Returns the labels.
	 *
	 * @return array<string, string>
	 */
	public function labels(): array {
		// Where WordPress would speak of categories and tags; some of these it takes for one kind only.
		$common = [
			'back_to_items'            => __( '← Go back', 'larder' ),
			'choose_from_most_used'    => __( 'Choose from the most used', 'larder' ),
			'new_item_name'            => __( 'Name', 'larder' ),
			'parent_field_description' => __( 'What it belongs to, such as Japanese to Asian.', 'larder' ),
			'parent_item'              => __( 'Belongs to', 'larder' ),
			'parent_item_colon'        => __( 'Belongs to:', 'larder' ),
			'separate_items_with_commas' => __( 'Separate with commas', 'larder' ),
			'view_item'                => __( 'View recipes', 'larder' ),
		];
		return $this->own_labels() + $common;
	}

	/**
	 * Returns the labels that name it, whole sentences so that every language can inflect them.
	 *
	 * @return array<string, string>
	 */
	private function own_labels(): array {
		return match ( $this ) {
			self::Course  => [
				'name'          => __( 'Courses', 'larder' ),
				'singular_name' => __( 'Course', 'larder' ),
				'add_new_item'  => __( 'Add course', 'larder' ),
				'edit_item'     => __( 'Edit course', 'larder' ),
				'search_items'  => __( 'Search courses', 'larder' ),
				'not_found'     => __( 'No courses found.', 'larder' ),
			],
			self::Cuisine => [
				'name'          => __( 'Cuisines', 'larder' ),
				'singular_name' => __( 'Cuisine', 'larder' ),
				'add_new_item'  => __( 'Add cuisine', 'larder' ),
				'edit_item'     => __( 'Edit cuisine', 'larder' ),
				'search_items'  => __( 'Search cuisines', 'larder' ),
				'not_found'     => __( 'No cuisines found.', 'larder' ),
			],
			self::Method  => [
				'name'          => __( 'Cooking methods', 'larder' ),
				'singular_name' => __( 'Cooking method', 'larder' ),
				'add_new_item'  => __( 'Add cooking method', 'larder' ),
				'edit_item'     => __( 'Edit cooking method', 'larder' ),
				'search_items'  => __( 'Search cooking methods', 'larder' ),
				'not_found'     => __( 'No cooking methods found.', 'larder' ),
			],
			self::Tag     => [
				'name'          => __( 'Recipe tags', 'larder' ),
				'singular_name' => __( 'Recipe tag', 'larder' ),
				'add_new_item'  => __( 'Add recipe tag', 'larder' ),
				'edit_item'     => __( 'Edit recipe tag', 'larder' ),
				'search_items'  => __( 'Search recipe tags', 'larder' ),
				'not_found'     => __( 'No recipe tags found.', 'larder' ),
			],
			self::Key     => [
				'name'          => __( 'Recipe keys', 'larder' ),
				'singular_name' => __( 'Recipe key', 'larder' ),
				'add_new_item'  => __( 'Add recipe key', 'larder' ),
				'edit_item'     => __( 'Edit recipe key', 'larder' ),
				'search_items'  => __( 'Search recipe keys', 'larder' ),
				'not_found'     => __( 'No recipe keys found.', 'larder' ),
			],
			self::Badge   => [
				'name'          => __( 'Badges', 'larder' ),
				'singular_name' => __( 'Badge', 'larder' ),
				'add_new_item'  => __( 'Add badge', 'larder' ),
				'edit_item'     => __( 'Edit badge', 'larder' ),
				'search_items'  => __( 'Search badges', 'larder' ),
				'not_found'     => __( 'No badges found.', 'larder' ),
			],
			self::Dietary => [
				'name'          => __( 'Diets', 'larder' ),
				'singular_name' => __( 'Diet', 'larder' ),
				'add_new_item'  => __( 'Add diet', 'larder' ),
				'edit_item'     => __( 'Edit diet', 'larder' ),
				'search_items'  => __( 'Search diets', 'larder' ),
				'not_found'     => __( 'No diets found.', 'larder' ),
			],
		};
	}

	/**
	 * Returns whether the list of recipes shows a column of it.
	 */
	public function has_admin_column(): bool {
		return match ( $this ) {
			self::Course, self::Cuisine, self::Dietary => true,
			default => false,
		};
	}
}
