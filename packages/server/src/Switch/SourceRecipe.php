<?php
declare( strict_types=1 );

namespace Larder\Switch;

use Larder\Exchange\Notice;
use Larder\Recipe\RecipeDocument;
use Larder\Recipe\RecipeFrame;
use Larder\Recipe\RecipeWriter;

defined( 'ABSPATH' ) || exit;

/**
 * A recipe as another plugin keeps it, with what belongs to it outside of its document.
 */
final class SourceRecipe {

	/**
	 * @param string                      $key       Names the recipe within its plugin; the same whenever it is read.
	 * @param list<Notice>                $notices   What could not be read.
	 * @param array<string, list<string>> $terms     Names of terms by Larder's taxonomies.
	 * @param int                         $thumbnail Attachment that is to be the featured image, 0 for none.
	 * @param int                         $post_id   The post whose status, author and dates a recipe without a post of its own takes, 0 for
	 *                                               none.
	 * @param int                         $own_post  The post that is the recipe in this plugin, 0 where it has only a row; the recipe comes
	 *                                               into it.
	 * @param array{votes: int, total: float}|null $rating How many ratings the plugin showed, and their sum; null where it showed none.
	 * @param int                         $likes     How many people liked or saved it, by the plugin's own counter.
	 * @param list<int>                   $saved_by  Accounts that have saved it.
	 * @param string                      $search_text What search engines are to show of it, plain text; empty for its description.
	 * @param string|null                 $story     What its own post says around it, HTML, with the place of the recipe as an {@see Embed};
	 *                                               null for what the post says.
	 * @param array<'ingredients'|'instructions'|'notes'|'faq', string> $titles Headings that its author has written, plain text.
	 * @param array<'recipe'|'details'|'ingredients'|'instructions', string> $anchors Ids that it and its parts have alone.
	 * @param array<int, string>          $step_names What its plugin calls its steps, by their numbers from 1 on; none where it counts them.
	 */
	public function __construct(
		public readonly string $key,
		public readonly RecipeDocument $document,
		public readonly array $notices = [],
		public readonly array $terms = [],
		public readonly int $thumbnail = 0,
		public readonly int $post_id = 0,
		public readonly int $own_post = 0,
		public readonly ?array $rating = null,
		public readonly int $likes = 0,
		public readonly array $saved_by = [],
		public readonly string $search_text = '',
		public readonly ?string $story = null,
		public readonly array $titles = [],
		public readonly array $anchors = [],
		public readonly array $step_names = []
	) {}

	/**
	 * Writes the recipe as blocks.
	 *
	 * @param string $title     Title of the post that it is in, plain text.
	 * @param int    $thumbnail Featured image of that post, 0 for none.
	 */
	public function blocks( string $title, int $thumbnail ): string {
		$frame = new RecipeFrame( $title, $thumbnail, titles: $this->titles, anchors: $this->anchors );
		return RecipeWriter::write( $this->document, $frame );
	}

	/**
	 * Returns the recipe with another key.
	 */
	public function called( string $key ): self {
		return $key === $this->key ? $this : new self(
			$key,
			$this->document,
			$this->notices,
			$this->terms,
			$this->thumbnail,
			$this->post_id,
			$this->own_post,
			$this->rating,
			$this->likes,
			$this->saved_by,
			$this->search_text,
			$this->story,
			$this->titles,
			$this->anchors,
			$this->step_names
		);
	}
}
