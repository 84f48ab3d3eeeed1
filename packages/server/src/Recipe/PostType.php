<?php
declare( strict_types=1 );

namespace Larder\Recipe;

use Larder\Access\Access;
use Larder\Contracts\Constants;
use Larder\Registrable;
use Larder\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The post type `recipe`, under the key and slug that WP Delicious uses.
 */
final class PostType implements Registrable {

	/** The post type's key. */
	public const NAME = 'recipe';

	/** Whether the post type is the one that this class registered. */
	private bool $is_ours = false;

	public function __construct(
		private readonly Settings $settings,
		private readonly PluginConflicts $conflicts
	) {}

	/** {@inheritDoc} */
	public function register(): void {
		add_action( 'init', $this->register_post_type( ... ) );
		add_action( 'registered_post_type', $this->note_takeover( ... ) );
		add_filter( 'enter_title_here', $this->title_placeholder( ... ), 10, 2 );
	}

	/**
	 * Registers the post type, unless somebody else has it.
	 */
	public function register_post_type(): void {
		if ( post_type_exists( self::NAME ) ) {
			$this->conflicts->add_post_type( self::NAME );
			return;
		}
		register_post_type(
			self::NAME,
			[
				'labels'          => $this->labels(),
				'description'     => __( 'Recipes of this site.', 'larder' ),
				'public'          => true,
				'has_archive'     => true,
				'show_in_rest'    => true,
				'rest_base'       => 'recipe',
				'menu_icon'       => 'dashicons-food',
				'capability_type' => Access::TYPE,
				'map_meta_cap'    => true,
				'supports'        => [ 'title', 'editor', 'author', 'thumbnail', 'excerpt', 'comments', 'custom-fields', 'revisions' ],
				'rewrite'         => [
					'slug'       => $this->settings->slug( 'recipeBase', 'recipe' ),
					'with_front' => false,
				],
				'template'        => self::template(),
			]
		);
		$this->is_ours = true;
	}

	/**
	 * Applies a changed base of recipe URLs from the settings.
	 */
	public function renew_rewrite_rules(): void {
		$type = get_post_type_object( self::NAME );
		if ( $type instanceof \WP_Post_Type && is_array( $type->rewrite ) && $this->is_ours ) {
			$type->remove_rewrite_rules();
			$type->rewrite['slug'] = $this->settings->slug( 'recipeBase', 'recipe' );
			$type->add_rewrite_rules();
			// They went with the old URL.
			/** @var array<string, string> $capabilities */
			$capabilities = (array) $type->cap;
			_post_type_meta_capabilities( $capabilities );
		}
	}

	/**
	 * Notes when somebody registers the post type once more, over ours.
	 *
	 * @param string $name Key of the post type that was registered.
	 */
	public function note_takeover( string $name ): void {
		if ( $this->is_ours && self::NAME === $name ) {
			$this->conflicts->add_post_type( self::NAME );
		}
	}

	/**
	 * Returns the blocks that a new recipe opens with.
	 *
	 * @return list<array{0: string, 1: array<string, mixed>, 2: list<array{0: string}>}>
	 */
	public static function template(): array {
		return [
			[
				Blocks::RECIPE,
				[],
				array_map( static fn ( string $block ): array => [ $block ], Constants::FIRST_BLOCKS ),
			],
		];
	}

	/**
	 * Filters the placeholder of the title field for recipes.
	 *
	 * @param mixed $placeholder The placeholder so far.
	 * @param mixed $post        The post being written.
	 */
	public function title_placeholder( mixed $placeholder, mixed $post = null ): mixed {
		return $post instanceof \WP_Post && self::NAME === $post->post_type ? __( 'Name of the recipe', 'larder' ) : $placeholder;
	}

	/**
	 * Returns the labels.
	 *
	 * @return array<string, string>
	 */
	private function labels(): array {
		return [
			'name'                  => __( 'Recipes', 'larder' ),
			'singular_name'         => __( 'Recipe', 'larder' ),
			'add_new'               => __( 'Add recipe', 'larder' ),
			'add_new_item'          => __( 'Add recipe', 'larder' ),
			'edit_item'             => __( 'Edit recipe', 'larder' ),
			'new_item'              => __( 'New recipe', 'larder' ),
			'view_item'             => __( 'View recipe', 'larder' ),
			'view_items'            => __( 'View recipes', 'larder' ),
			'search_items'          => __( 'Search recipes', 'larder' ),
			'not_found'             => __( 'No recipes found.', 'larder' ),
			'not_found_in_trash'    => __( 'No recipes found in the bin.', 'larder' ),
			'all_items'             => __( 'All recipes', 'larder' ),
			'archives'              => __( 'Recipes', 'larder' ),
			'attributes'            => __( 'Recipe attributes', 'larder' ),
			'insert_into_item'      => __( 'Insert into recipe', 'larder' ),
			'uploaded_to_this_item' => __( 'Uploaded to this recipe', 'larder' ),
			'filter_items_list'     => __( 'Filter the list of recipes', 'larder' ),
			'items_list_navigation' => __( 'Navigation of the list of recipes', 'larder' ),
			'items_list'            => __( 'List of recipes', 'larder' ),
			'item_published'        => __( 'Recipe published.', 'larder' ),
			'item_updated'          => __( 'Recipe updated.', 'larder' ),
			'item_link'             => __( 'Recipe link', 'larder' ),
			'item_link_description' => __( 'A link to a recipe.', 'larder' ),
			'menu_name'             => __( 'Recipes', 'larder' ),
		];
	}
}
