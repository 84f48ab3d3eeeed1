<?php
declare( strict_types=1 );

namespace Larder\Tests\Cli;

use Larder\Recipe\DocumentRepository;
use Larder\Recipe\RecipeDocument;
use Larder\Tests\Support\CliTestCase;

/**
 * `wp larder rebuild` rebuilds documents from the blocks.
 */
final class RebuildCommandTest extends CliTestCase {

	public function test_lost_and_outdated_documents_are_made_anew_and_those_of_no_recipe_go(): void {
		$lost = $this->publish( 'Medlar jelly' );
		$old  = $this->publish( 'Quince tart' );
		$none = $this->publish( 'A story' );
		delete_post_meta( $lost, DocumentRepository::META_KEY );
		update_post_meta( $old, DocumentRepository::META_KEY, '{"version":0}' );
		$this->db()->update( $this->db()->posts, [ 'post_content' => '<p>No recipe.</p>' ], [ 'ID' => $none ] );
		self::assertMatchesRegularExpression( '/^Success: \d+ recipes rebuilt\.$/m', $this->wp( 'larder', 'rebuild' ) );
		foreach ( [ $lost, $old ] as $post ) {
			self::assertSame(
				10,
				RecipeDocument::from_json( get_post_meta( $post, DocumentRepository::META_KEY, true ) )?->data['times']['prep']
			);
		}
		self::assertSame( '', get_post_meta( $none, DocumentRepository::META_KEY, true ) );
	}
}
